import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BulkResult } from '../../contract/bulk';
import { isRecord } from '../../contract/isRecord';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { keyOf } from '../../dataProvider/endpointKeys';
import { plainId } from '../../dataProvider/kindId';
import { bulkWords as words } from '../../i18n/bulkWords';
import { shownText } from '../../i18n/text';
import type { BulkTarget } from '../declaration/BulkAct';
import { takeBackWhole } from '../history/takeBackWhole';
import { useCapability } from '../parts/capabilities';
import { useMay } from '../parts/may';
import { usePressKey } from '../parts/usePressKey';
import { useSay } from '../parts/useSay';
import { useSayUndoable } from '../parts/useSayUndoable';
import { type BulkAnswer, readBulkAnswer } from './readBulkAnswer';

/** What is to become of each row, as the call takes it: `{price: {...}}`, `{set: {...}}`. */
export type BulkBody = Readonly<Record<string, unknown>>;

export interface BulkChange {
  /** What would become of them; without an act: which there are. */
  readonly ask: (act: BulkBody | undefined, signal: AbortSignal) => Promise<readonly BulkResult[]>;
  /** Does it to these rows, as they were seen. */
  readonly run: (act: BulkBody, rows: readonly Pick<BulkResult, 'id' | 'version'>[]) => Promise<BulkAnswer>;
  /** Says that it is done, with the way back. */
  readonly say: (done: string, answer: BulkAnswer) => void;
  /** Takes all of it back; undefined = there is no way. @returns what has happened, in words */
  readonly takeBack: ((answer: BulkAnswer) => Promise<string>) | undefined;
}

/** A change of many records: asked about, done, told, taken back whole. */
export const useBulkChange = (target: BulkTarget): BulkChange => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const { say: sayUndoable } = useSayUndoable();
  const saySimply = useSay();
  const canUndo = useCapability('history');
  const mayUndo = useMay()('changes', 'undo');
  const pressKey = usePressKey();
  const { parents, resource, ids, countOf } = target;
  const key = keyOf(resource, 'bulk', 'values');

  const readAgain = (): void => {
    void queryClient.invalidateQueries({ queryKey: [resource] });
    target.readAgain?.();
  };
  const ask: BulkChange['ask'] = async (act, signal) => {
    const body = { ids: ids.map(plainId), ...act, dry_run: true };
    return readBulkAnswer(await dataProvider.call(key, { params: parents, body, signal })).results;
  };
  const run: BulkChange['run'] = async (act, rows) => {
    const versions = Object.fromEntries(
      rows.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version]])),
    );
    const body = { ids: rows.map(({ id }) => id), ...act, versions };
    const idempotencyKey = pressKey(body);
    try {
      return readBulkAnswer(await dataProvider.call(key, { params: parents, body, idempotencyKey }));
    } finally {
      readAgain();
    }
  };
  const takeBack = async (answer: BulkAnswer): Promise<string> => {
    const undone: unknown[] = [];
    try {
      for (const id of entriesOf(answer)) {
        undone.push(...(await takeBackWhole(dataProvider, id)));
      }
    } finally {
      readAgain();
    }
    return backWords(undone.filter(isRecord), answer.results, countOf);
  };
  return {
    ask,
    run,
    takeBack: canUndo && mayUndo ? takeBack : undefined,
    say: (done, answer) => {
      if (canUndo && mayUndo && entriesOf(answer).length > 0) sayUndoable(done, () => takeBack(answer));
      else saySimply(done);
    },
  };
};

/** What is taken back: the one entry of the act, or that of each row, where rows have a history of their own. */
export const entriesOf = ({ change, results }: BulkAnswer): readonly number[] => {
  const own = results.flatMap(({ change_id: id }) => (id === undefined ? [] : [id]));
  return own.length > 0 || change === undefined ? own : [change];
};

/** How many names of rows that stayed are told. */
const NAMES = 3;

const backWords = (
  undone: readonly Readonly<Record<string, unknown>>[],
  results: readonly BulkResult[],
  countOf: (count: number) => string,
): string => {
  const left = undone.filter(({ reason }) => typeof reason === 'string');
  const count = undone.length - left.length;
  if (left.length === 0) return shownText(words.takenBack, { what: countOf(count) });
  const rows = left.slice(0, NAMES).map(({ id, reason }) => {
    const title = results.find((row) => row.id === id)?.title ?? String(id);
    return shownText(words.leftRow, { title, reason: String(reason) });
  });
  const names = `${rows.join(', ')}${left.length > NAMES ? ', …' : ''}`;
  return shownText(words.takenBackSome, { count, all: undone.length, left: names });
};
