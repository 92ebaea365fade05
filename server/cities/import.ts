import { importCities } from './importCities';

/** `npm run cities:import FILE.csv`; exits 1 and changes nothing when something is wrong. */
const [file] = process.argv.slice(2);
try {
  if (!file)
    throw new Error('Expected a file: npm run cities:import FILE.csv (columns title, region, timezone).');
  console.log(await importCities(file, process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
