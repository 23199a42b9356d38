/** Whether what looks for the rare runs too: `npm run test:long`. */
export const isLong = process.env.LONG_TESTS === '1';
