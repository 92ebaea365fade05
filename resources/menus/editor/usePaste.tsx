import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CreateResult } from '../../../contract/bulk';
import { readAmount } from '../../../contract/fields/decimal';
import { isRecord } from '../../../contract/isRecord';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { text } from '../../../i18n/text';
import type { Resource } from '../../../kit/declaration/defineResource';
import { takeBackWhole } from '../../../kit/history/takeBackWhole';
import { useCapability } from '../../../kit/parts/capabilities';
import { useMay } from '../../../kit/parts/may';
import { usePressKey } from '../../../kit/parts/usePressKey';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import type { BoardFields } from '../../../kit/rows/useBoardFields';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { sheetAddress } from '../../shared/menuAddresses';
import type { PastedRows } from '../../shared/pastedRows';
import type { Section } from './board';
import type { Entries, Entry } from './createEntries';
import type { useBoard } from './useBoard';
import { entryValues } from './useEntries';

/** A dish in a line of text: cells apart by tabs, else by semicolons; at most this many lines are read. */
const MOST_ROWS = 5000;

/**
 * Rows as a spreadsheet copies them: name, portion, price. With two columns the second is the price where it is an amount;
 * with a number and its unit in columns of their own they are put together. A heading line is left out.
 */
export const readRows = (pasted: string): readonly Entry[] =>
  pasted
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_ROWS)
    .map((line) => readLine(line.split(line.includes('\t') ? '\t' : ';').map(clean)));

/** A cell that holds a quote or a line end stands in quotes. */
const clean = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim();

const readLine = ([title = '', ...rest]: readonly string[]): Entry => {
  const cells = rest.filter((cell, index) => cell !== '' || index === 0);
  const [second = '', third = '', fourth] = cells;
  if (cells.length < 2)
    return readAmount(second) === undefined
      ? { title, portion: second, price: '' }
      : { title, portion: '', price: second };
  if (fourth !== undefined && readAmount(third) === undefined)
    return { title, portion: `${second} ${third}`.trim(), price: fourth };
  return { title, portion: second, price: third };
};

export const PasteDialog = lazyWithPreload(async () => (await import('./PasteDialog')).PasteDialog);

interface PasteOf {
  readonly at: ReturnType<typeof useBoard>;
  readonly foods: Resource;
  readonly fields: BoardFields;
  readonly entries: Entries;
}

/**
 * Rows that were pasted: shown first, on the page of tables where the backend has one, then added as one act with one way back; one by
 * one where it knows no other way.
 */
export const usePaste = ({ at, foods, fields, entries }: PasteOf) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const isOneAct = useCapability('foods.add_rows');
  const { say } = useSayUndoable();
  const may = useMay();
  const { pointId = '', menuId = '' } = useParents();
  const navigate = useNavigate();
  const isTable = useCapability('sheets') && may('menus', 'importSheet');
  const [pasted, setPasted] = useState<{ readonly section: Section; readonly rows: readonly Entry[] }>();
  const pressKey = usePressKey();

  const changed = async (): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: [foods.name] });
    await at.readAgain();
  };
  const payloadOf =
    (section: Section) =>
    (entry: Entry): Record<string, unknown> => {
      const payload = fields.payload(entryValues(entry, section, fields));
      return foods.form?.beforeSave?.(payload, { record: undefined, tab: 0, isLast: false }) ?? payload;
    };
  /** @returns the rows that the backend refused, by their place among these, with its words */
  const addAll = async (section: Section, rows: readonly Entry[]): Promise<ReadonlyMap<number, string>> => {
    if (!isOneAct) {
      for (const row of rows) entries.add(section.key, row);
      return new Map();
    }
    const body = { rows: rows.map(payloadOf(section)) };
    const answer = await dataProvider.call('foods.addRows', {
      params: { categoryId: section.id },
      body,
      idempotencyKey: pressKey(body),
    });
    const results = readResults(answer.results);
    const count = results.filter(({ status }) => status === 'done').length;
    await changed();
    const change = answer.change_id;
    if (count > 0 && typeof change === 'number')
      say(text('editor.pasted', { smart_count: count, name: section.title }), async () => {
        await takeBackWhole(dataProvider, change);
        await changed();
        return text('editor.pastedBack', { smart_count: count });
      });
    return new Map(
      results.flatMap(({ status, errors }, index) =>
        status === 'done'
          ? []
          : [[index, Object.values(errors ?? {}).flat()[0] ?? text('errors.common')] as const],
      ),
    );
  };
  const layer: ReactNode = pasted && (
    <PasteDialog
      {...pasted}
      fields={fields}
      onAdd={(rows) => addAll(pasted.section, rows)}
      onClosed={() => setPasted(undefined)}
    />
  );
  /** @param section absent: the menu has none yet, so only a table can say what becomes of them */
  const paste = (rows: string, section?: Section): void => {
    if (isTable) {
      const into = section && { id: section.id, title: section.title, kind: section.kind };
      const state: { readonly pasted: PastedRows } = { pasted: { rows, ...(into && { into }) } };
      void navigate(sheetAddress({ pointId, menuId }), { state });
    } else if (section) setPasted({ section, rows: readRows(rows) });
  };
  return { layer, paste, table: isTable ? sheetAddress({ pointId, menuId }) : undefined };
};

const readResults = (raw: unknown): readonly CreateResult[] =>
  (Array.isArray(raw) ? raw : []).filter(isRecord).map((each) => ({
    status: each.status === 'done' ? 'done' : 'refused',
    ...(isRecord(each.errors) && { errors: readTexts(each.errors) }),
  }));

const readTexts = (raw: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(raw).map(([name, words]) => [name, [words].flat().map(String)]));
