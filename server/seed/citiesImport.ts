import { PlainError } from '../PlainError';
import { runCommand } from '../runCommand';
import { importCities } from './importCities';

/** `npm run cities:import FILE.csv`; exits 1 and changes nothing when something is wrong. */
runCommand(async ([file]) => {
  if (!file)
    throw new PlainError(
      'Expected a file: npm run cities:import FILE.csv (columns title, region, timezone).',
    );
  return importCities(file, process.env);
});
