/** How many cases a property is tried with: a thousand in the suite, more by `npm run properties -- 50000`. */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 1000);

/** Nobody is timed here: as long as so many cases may take on a slow machine. */
export const propertyTimeout = 120_000 + propertyRuns * 100;
