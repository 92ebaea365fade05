import type { SheetResult } from '../../contract/sheets/Sheet';
import type { Deps } from '../Deps';
import { applyRows } from '../engine/applyRows';
import { orderUnder } from '../engine/order';
import type { At } from '../engine/Resource';
import type { NewRow, SetRow } from '../engine/RowChange';
import type { Reach } from '../engine/reach';
import { grouped } from '../grouped';
import { foods as resource } from '../resources';
import type { Form, Line } from './judgeLine';
import type { Match } from './matchRows';
import type { SheetMenu } from './menuOf';
import { makeCategories, type Planned } from './planCategories';

/** A row with what is known of its record. */
export interface Judged extends Line {
  readonly match: Match;
  readonly row?: Omit<SetRow, 'values'> & { readonly categoryId: number };
}

interface Writing {
  /** The categories that may be made, and where. */
  readonly making: { readonly planned: readonly Planned[]; readonly reach: Reach };
  readonly menu: SheetMenu;
  readonly form: Form;
  readonly who: Omit<At, 'named'>;
}

/** What is right, in few statements: new dishes behind the others of their category and what changes, then what moves. */
export const writeLines = async (
  all: readonly Judged[],
  { menu, form, who: at, making }: Writing,
  deps: Deps,
): Promise<readonly SheetResult[]> => {
  const lines = await placed(all, { menu, making, at }, deps);
  const compositions = lines.map(({ values }) => values?.ingredients);
  await form.inside.add(compositions);
  const going = lines.flatMap(
    (line): readonly { readonly line: Judged; readonly change: NewRow | SetRow }[] => {
      const { row, result, match } = line;
      const values = line.values && form.inside.compose(line.values);
      const parentId = match.categoryId ?? 0;
      if (result.status === 'new')
        return [{ line, change: { kind: 'new', values: values ?? {}, parentId, rootId: menu.pointId } }];
      return row && values && result.status === 'changed' ? [{ line, change: { ...row, values } }] : [];
    },
  );
  const rows = going.map(({ change }) => change);
  const done = await applyRows(resource, { rows, at: { ...at, named: {} } }, deps);
  const made = new Map(
    going.flatMap(({ line, change }, index) =>
      change.kind === 'new' ? [[line, done[index]?.id ?? 0] as const] : [],
    ),
  );
  const moving = lines.filter(
    ({ row, result, match }) => result.status === 'changed' && row && row.categoryId !== match.categoryId,
  );
  for (const [parentId, own] of grouped(moving, ({ match }) => match.categoryId ?? 0)) {
    const ids = own.flatMap(({ match }) => match.id ?? []);
    const from = [...new Set(own.flatMap(({ row }) => row?.categoryId ?? []))];
    await orderUnder(resource, { parentId, wanted: (stands) => [...stands, ...ids], from, at }, deps);
  }
  return lines.map((line) => {
    const id = made.get(line);
    return id === undefined ? line.result : { ...line.result, id };
  });
};

/** The rows in their categories, once those are there that had to be made. */
const placed = async (
  lines: readonly Judged[],
  { menu, making, at }: Pick<Writing, 'menu' | 'making'> & { readonly at: Omit<At, 'named'> },
  deps: Deps,
): Promise<readonly Judged[]> => {
  const goesInto = new Set(
    lines.flatMap(({ match, result }) => (/new|changed/.test(result.status) ? (match.categoryId ?? 0) : [])),
  );
  const wanted = [...new Set(making.planned)].filter(({ id }) => goesInto.has(id));
  const ids = await makeCategories(wanted, { menu, at: { ...at, reach: making.reach } }, deps);
  return lines.map((line) => {
    const categoryId = ids.get(line.match.categoryId ?? 0);
    return categoryId === undefined ? line : { ...line, match: { ...line.match, categoryId } };
  });
};
