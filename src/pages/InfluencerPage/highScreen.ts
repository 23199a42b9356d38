/** Above the counter there is room for packs, below the words. */
export const HIGH = '@media (min-height: 56rem)';
