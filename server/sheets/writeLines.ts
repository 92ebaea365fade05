import type { WireRecord } from '../../contract/fields';
import type { SheetResult } from '../../contract/sheets/Sheet';
import type { Deps } from '../Deps';
import { createMany } from '../engine/createMany';
import { orderUnder } from '../engine/order';
import type { At } from '../engine/Resource';
import type { Reach } from '../engine/reach';
import { type RowSave, saveMany } from '../engine/saveMany';
import { foods as resource, resources } from '../resources';
import type { Form, Line } from './judgeLine';
import type { Match } from './matchRows';
import type { SheetMenu } from './menuOf';
import { makeCategories, type Planned } from './planCategories';

/** A row with what is known of its record. */
export interface Judged extends Line {
  readonly match: Match;
  readonly row?: Omit<RowSave, 'values'> & { readonly categoryId: number };
}

interface Writing {
  /** The categories that may be made, and where. */
  readonly making: { readonly planned: readonly Planned[]; readonly reach: Reach };
  readonly menu: SheetMenu;
  readonly form: Form;
  readonly zone: string;
  readonly who: Omit<At, 'named'>;
}

/** What is right, in few statements: new dishes behind the others of their category, then what changes, then what moves. */
export const writeLines = async (
  all: readonly Judged[],
  { menu, form, zone, who: at, making }: Writing,
  deps: Deps,
): Promise<readonly SheetResult[]> => {
  const lines = await placed(all, { menu, making, at }, deps);
  const compositions = lines.map(({ values }) => values?.ingredients);
  await form.inside.add(compositions);
  const here = (values: WireRecord): WireRecord =>
    'ingredients' in values ? { ...values, ingredients: form.inside.here(values.ingredients) } : values;
  const made = new Map<Judged, number>();
  for (const [parentId, own] of grouped(lines.filter(({ result }) => result.status === 'new'))) {
    const place = { parentId, rootId: menu.pointId, zone };
    const rows = own.map(({ values = {} }) => here(values));
    const ids = await createMany(resource, { rows, place, at }, deps);
    for (const [index, line] of own.entries()) made.set(line, ids[index] ?? 0);
  }
  const saves = lines.flatMap(({ row, values, result }) =>
    row && values && result.status === 'changed' ? [{ ...row, values: here(values) }] : [],
  );
  await saveMany(resource, { rows: saves, at }, resources, deps);
  const moving = lines.filter(
    ({ row, result, match }) => result.status === 'changed' && row && row.categoryId !== match.categoryId,
  );
  for (const [parentId, own] of grouped(moving)) {
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

const grouped = (lines: readonly Judged[]): ReadonlyMap<number, readonly Judged[]> => {
  const groups = new Map<number, Judged[]>();
  for (const line of lines) {
    const { categoryId = 0 } = line.match;
    groups.set(categoryId, [...(groups.get(categoryId) ?? []), line]);
  }
  return groups;
};
