import { readFileSync } from 'node:fs';
import { type ListedCity, parseCities } from '../cities/parseCities';
import { replaceCities } from '../cities/replaceCities';
import { withDatabase } from '../db/openDatabase';
import { readEnv } from '../env';
import { PlainError } from '../PlainError';
import { loadReference, lockSeeding } from './loadReference';

/** The file is not to be used; the message names every reason. */
class BadCityFile extends PlainError {
  override readonly name = 'BadCityFile';
}

/**
 * Replaces the list of cities in the database that the environment names, all or nothing.
 * @returns what to tell the operator
 * @throws BadCityFile, BadEnv, FolderTaken (the server is running on the embedded database)
 */
export async function importCities(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const list = readList(file);
  const { added, kept, removed, stillUsed } = await withDatabase(readEnv(environment), async (db) => {
    // A fresh database knows no country yet.
    await loadReference(db);
    return db.transaction(async (tx) => {
      await lockSeeding(tx);
      return replaceCities(list, tx);
    });
  });
  const summary = `${list.length} cities: ${added} new, ${kept} kept, ${removed} removed.`;
  if (stillUsed.length === 0) return summary;
  return `${summary} Not in the file but still in use, so they stay: ${stillUsed.join('; ')}.`;
}

function readList(file: string): readonly ListedCity[] {
  const { cities, problems } = parse(file);
  if (problems.length > 0) throw new BadCityFile(`${file} is not imported:\n${problems.join('\n')}`);
  return cities;
}

const parse = (file: string) => {
  try {
    return parseCities(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadCityFile(`${file} cannot be read: ${reason}`);
  }
};
