import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CreateResult } from '../../../contract/bulk';
import { isRecord } from '../../../contract/isRecord';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { text } from '../../../i18n/text';
import type { Resource } from '../../../kit/declaration/defineResource';
import { takeBackWhole } from '../../../kit/history/takeBackWhole';
import { useCapability } from '../../../kit/parts/capabilities';
import { usePressKey } from '../../../kit/parts/usePressKey';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import type { BoardFields } from '../../../kit/rows/useBoardFields';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import type { Section } from './board';
import type { Entries, Entry } from './createEntries';
import type { useBoard } from './useBoard';
import { entryValues } from './useEntries';

export const PasteDialog = lazyWithPreload(async () => (await import('./PasteDialog')).PasteDialog);

interface PasteOf {
  readonly at: ReturnType<typeof useBoard>;
  readonly foods: Resource;
  readonly fields: BoardFields;
  readonly entries: Entries;
}

/** Rows that were pasted: shown first, then added as one act with one way back; one by one where the backend knows no other way. */
export const usePaste = ({ at, foods, fields, entries }: PasteOf) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const isOneAct = useCapability('foods.add_rows');
  const { say } = useSayUndoable();
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
  return { layer, paste: (section: Section, rows: readonly Entry[]) => setPasted({ section, rows }) };
};

const readResults = (raw: unknown): readonly CreateResult[] =>
  (Array.isArray(raw) ? raw : []).filter(isRecord).map((each) => ({
    status: each.status === 'done' ? 'done' : 'refused',
    ...(isRecord(each.errors) && { errors: readTexts(each.errors) }),
  }));

const readTexts = (raw: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(raw).map(([name, words]) => [name, [words].flat().map(String)]));
