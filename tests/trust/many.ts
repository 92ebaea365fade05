/** How often: the whole number with `TRUST_FULL=1` (`npm run trust:full`), a sample of it in the suite. */
export const many = (whole: number, sample: number): number =>
  process.env.TRUST_FULL === '1' ? whole : sample;
