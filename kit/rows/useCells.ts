import { useEffect, useRef, useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';
import { HttpError } from '../../contract/errors';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { onConnection } from '../../dataProvider/connection';
import { versionOf } from '../../dataProvider/version';
import { text } from '../../i18n/text';
import type { Resource } from '../declaration/defineResource';
import type { Parents } from '../declaration/Parents';
import { fieldErrorsOf } from '../form/placeServerErrors';
import { shownError } from '../parts/shownError';
import { type BoardColumn, shownText, textOf, valuesOf } from './BoardColumn';
import { type CellAt, CellConflict, createCells, isPending } from './createCells';
import { type BoardCells, createEditing } from './useBoardEditing';
import type { BoardFields } from './useBoardFields';

export interface CellsOf<R extends RaRecord> {
  readonly resource: Resource;
  readonly columns: readonly BoardColumn<R>[];
  readonly fields: BoardFields;
  /** A record as the board holds it now, and where it stands. */
  readonly recordOf: (id: Identifier) => R | undefined;
  readonly parentsOf: (record: R) => Parents;
  /** The records in the order in which they are shown. */
  readonly ids: () => readonly Identifier[];
  /** Takes a record as it was saved, or as it is by now. */
  readonly keep: (record: RaRecord) => void;
  /** Brings a record into sight. */
  readonly reveal: (id: Identifier) => void;
}

/** The cells of a board: what is typed is validated by the form's rules, and saved one cell at a time with the record's version. */
export const useCells = <R extends RaRecord & { readonly version?: number }>(of: CellsOf<R>): BoardCells => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const latest = useRef({ ...of, dataProvider });
  useEffect(() => {
    latest.current = { ...of, dataProvider };
  });
  // Made once: react-admin hands out another provider with every address, and what is typed must outlive that.
  const [board] = useState((): BoardCells => {
    const columnOf = (key: string) => latest.current.columns.find((column) => column.key === key);
    const send = createSender(() => latest.current);
    const cells = createCells({ send, wordsOf: cellWords });
    const editing = createEditing();
    return {
      cells,
      editing,
      commit: (at, typed, seen) => {
        const { fields, recordOf } = latest.current;
        const record = recordOf(at.row);
        const column = columnOf(at.column);
        if (!record || !column) return;
        const state = cells.stateOf(at);
        // What is on its way is not what stood there: going back to that is a change, too.
        if (typed.trim() === seen.trim() && !isPending(state)) {
          cells.drop(at);
          return;
        }
        if (typed === state?.typed && state.kind !== 'refused') return;
        const asked = column.ask?.(typed) ?? '';
        // The same text again is the answer.
        const isAnswered = state?.kind === 'refused' && state.typed === typed && state.words === asked;
        const wrong = fields.problem(valuesOf(column, typed, record), record) || (isAnswered ? '' : asked);
        if (wrong === '') cells.save(at, typed, seen);
        else cells.refuse(at, typed, wrong);
      },
      step: ({ row, column }, by) => {
        const ids = latest.current.ids();
        const next = ids[ids.indexOf(row) + by];
        if (next === undefined || !ids.includes(row)) return false;
        latest.current.reveal(next);
        editing.open({ row: next, column });
        return true;
      },
    };
  });
  useEffect(() => onConnection(board.cells.resend), [board]);
  return board;
};

/** Saves one cell, over the version that the board shows; answers what stands there then. */
const createSender =
  <R extends RaRecord & { readonly version?: number }>(
    now: () => CellsOf<R> & { readonly dataProvider: CarteDataProvider },
  ) =>
  async ({ row, column: key }: CellAt, typed: string, seen: string): Promise<string> => {
    const { dataProvider, resource, columns, fields, recordOf, parentsOf, keep } = now();
    const record = recordOf(row);
    const column = columns.find((each) => each.key === key);
    if (!record || !column) throw new HttpError(404);
    const meta = { parents: parentsOf(record), form: true };
    const payload = fields.payload(valuesOf(column, typed, record));
    const data = resource.form?.beforeSave?.(payload, { record, tab: 0, isLast: false }) ?? payload;
    const rejectUnseen = (current: R): void => {
      const theirs = textOf(column, current);
      if (theirs === seen) return;
      const both = { now: shownText(column, theirs), typed: shownText(column, typed) };
      throw new CellConflict(text('editor.changedMeanwhile', both), theirs);
    };
    const update = async (version: string | undefined): Promise<string> => {
      const own = { ...meta, ...(version !== undefined && { version }) };
      const saved = await dataProvider.update(resource.name, {
        id: row,
        data,
        previousData: record,
        meta: own,
      });
      keep(saved.data);
      return textOf(column, recordOf(row) ?? record);
    };
    rejectUnseen(record);
    try {
      return await update(record.version === undefined ? undefined : `"${record.version}"`);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 412) throw error;
      // Somebody else saved it: what they changed elsewhere in it is no reason not to save this cell.
      const { data: current } = await dataProvider.getOne<R>(resource.name, { id: row, meta });
      keep(current);
      rejectUnseen(current);
      return update(versionOf(current));
    }
  };

/** The server's own words about a field come first. */
export const cellWords = (error: unknown): string => {
  const [first] = Object.values(fieldErrorsOf(error)).flat();
  return first ?? shownError(error, 'errors.common');
};
