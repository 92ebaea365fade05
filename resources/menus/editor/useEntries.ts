import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { FormValues } from '../../../contract/formValues';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import type { Resource } from '../../../kit/declaration/defineResource';
import { valuesOf } from '../../../kit/rows/BoardColumn';
import type { BoardFields } from '../../../kit/rows/useBoardFields';
import { cellWords } from '../../../kit/rows/useCells';
import { usualUnit } from '../../shared/usualUnit';
import { readDish, type Section, withNewDish } from './board';
import { columns } from './columns';
import { createEntries, type Entries, type Entry } from './createEntries';
import type { useBoard } from './useBoard';

interface EntriesOf {
  readonly at: ReturnType<typeof useBoard>;
  readonly sections: readonly Section[];
  readonly foods: Resource;
  readonly fields: BoardFields;
  readonly pointId: string;
}

/** The values of a new dish of a category, of the fields that this person may fill. */
export const entryValues = (entry: Entry, section: Section, fields: BoardFields): FormValues => {
  const like = readDish({ unit_measurement: usualUnit(section) }, section.id);
  return Object.assign(
    {},
    ...columns
      .filter((column) => fields.canWrite(column, 'create'))
      .map((column) => valuesOf(column, entry[column.key], like)),
  );
};

/** Adds dishes line by line; what is added stands in the board as soon as the backend has it. */
export const useEntries = (of: EntriesOf): Entries => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const latest = useRef({ ...of, dataProvider });
  useEffect(() => {
    latest.current = { ...of, dataProvider };
  });
  // Made once, as the cells are: another address brings another provider.
  const [made] = useState(() =>
    createEntries({
      send: async (key, entry, idempotencyKey) => {
        const { dataProvider: provider, at, sections, foods, fields, pointId } = latest.current;
        const section = sections.find((each) => each.key === key);
        if (!section) return;
        const payload = fields.payload(entryValues(entry, section, fields));
        const data =
          foods.form?.beforeSave?.(payload, { record: undefined, tab: 0, isLast: false }) ?? payload;
        const parents = { pointId, type: section.kind, categoryId: String(section.id) };
        const saved = await provider.create(foods.name, {
          data,
          meta: { parents, form: true, idempotencyKey },
        });
        at.put((board) => withNewDish(board, key, readDish({ ...saved.data }, section.id)));
      },
      wordsOf: cellWords,
    }),
  );
  return made;
};
