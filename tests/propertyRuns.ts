/** How many cases a property is tried with: a hundred in the suite, more by `npm run properties -- 10000`. */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 100);

/** Nobody is timed here: as long as so many cases may take on a slow machine. */
export const propertyTimeout = 120_000 + propertyRuns * 100;
