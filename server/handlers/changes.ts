import { invalid } from '../ApiError';
import type { Handler } from '../Call';
import type { Resource } from '../engine/Resource';
import { listChanges } from '../history/readChanges';
import { undoChange } from '../history/undoChange';
import { fieldErrorText } from '../texts/fieldErrorText';

type Key = 'changes.list' | 'changes.undo';

/** The history of these resources. */
export const changeHandlers = (all: readonly Resource[]): { readonly [K in Key]: Handler<K> } => ({
  'changes.list': ({ list, query, reach }, deps) => listChanges({ ...list, query, reach }, all, deps),

  'changes.undo': async ({ path: { id }, userId, reach, home, reachFor, body: { rest = false } }, deps) => {
    if (typeof rest !== 'boolean') throw invalid({ rest: [fieldErrorText({ key: 'errors.invalidFormat' })] });
    const rows = await undoChange({ id, who: { userId, reach, home, reachFor }, rest }, all, deps);
    return { rows, total: rows.length };
  },
});
