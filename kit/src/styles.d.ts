/** Styles are put in by the consumer's bundler. */
declare module '*.css';
