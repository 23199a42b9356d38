/** The figure that a count from 0 to `value` shows after `elapsed` of `duration` ms: quick at first, gentle at the end. */
export const countAt = (value: number, elapsed: number, duration: number): number => {
  if (!(elapsed < duration)) return value;
  const rest = 1 - Math.max(elapsed, 0) / duration;
  return Math.round(value * (1 - rest ** 3));
};
