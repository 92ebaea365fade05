import type { Identifier } from 'react-admin';
import { limits } from '../../contract/limits';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import type { Parents } from '../declaration/Parents';
import type { Verb } from '../declaration/verbs';

export interface VerbCall {
  readonly resource: string;
  readonly verb: Verb;
  readonly ids: readonly Identifier[];
}

export interface VerbDone {
  /** The records it was done to. */
  readonly ids: readonly Identifier[];
  /** Why the others were left; absent = there are none. */
  readonly error?: unknown;
}

/**
 * Deletes, restores or destroys, as many at a time as one call takes. What was done before a call failed stays done, and is told.
 * @throws what the backend refused the first call with: then nothing is done
 */
export const runVerb = async (
  dataProvider: CarteDataProvider,
  { resource, verb, ids, parents }: VerbCall & { readonly parents: Parents },
): Promise<VerbDone> => {
  const { maxBulkIds } = limits;
  for (let from = 0; from < ids.length; from += maxBulkIds) {
    try {
      await dataProvider[verb](resource, { ids: ids.slice(from, from + maxBulkIds), meta: { parents } });
    } catch (error) {
      if (from === 0) throw error;
      return { ids: ids.slice(0, from), error };
    }
  }
  return { ids };
};
