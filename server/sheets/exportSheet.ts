import { and, inArray, sql } from 'drizzle-orm';
import { allergensOf, type Told } from '../../contract/allergens';
import { ingredientsOf, type WireRecord } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { labelsOf } from '../../contract/sheets/categories';
import { writeCells } from '../../contract/sheets/cells';
import {
  CATEGORY_COLUMN,
  columnsOf,
  ID_COLUMN,
  idTitleOf,
  type SheetColumn,
} from '../../contract/sheets/columns';
import { csvOf } from '../../contract/sheets/csv';
import type { Cell, Sheet } from '../../contract/sheets/Sheet';
import { allergenTexts, allergenTitles } from '../../contract/texts/allergens';
import { sheetTexts as shownTexts } from '../../contract/texts/sheets';
import { invalid, notFound } from '../ApiError';
import type { Call, FileAnswer } from '../Call';
import type { Deps } from '../Deps';
import { foods } from '../db/schema';
import { wantedBy } from '../engine/filters';
import { seesIn } from '../engine/hideFields';
import { sectionsOf } from '../engine/history';
import { inReach, type Reach, withParents } from '../engine/reach';
import { findMany, recordOf, zoneOf } from '../engine/read';
import { readId } from '../isId';
import { foods as resource } from '../resources';
import { asInMenu } from '../stops/findFoods';
import { sheetTexts } from '../texts/sheets';
import { menuOf, type SheetMenu } from './menuOf';
import { xlsxOf } from './xlsxOf';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Records read at once: others get their turn in between. */
const AT_ONCE = 500;

/** A menu as a spreadsheet, or one category of it, or what its filters find. @throws ApiError 404, 422 */
export const exportSheet = async (
  { path: { id }, query, list: { filters }, reach }: Call<'menus.exportSheet'>,
  deps: Deps,
): Promise<FileAnswer> => {
  const { format = 'xlsx' } = query;
  if (format !== 'xlsx' && format !== 'csv') throw invalid({ format: [sheetTexts.format] });
  const menu = await menuOf(id, reach, deps);
  const inside = categoriesIn(menu, query.categoryId);
  const ids = await dishesOf(inside, { filters, reach }, deps);
  const sheet = await sheetOf(menu, { ids, reach }, deps);
  const [only] = query.categoryId ? inside : [];
  const name = sheetTexts.fileName(menu.title, only?.title ?? '');
  return format === 'xlsx'
    ? { bytes: await xlsxOf(shownTexts.sheet, sheet), mime: XLSX, name: `${name}.xlsx` }
    : { bytes: Buffer.from(csvOf(sheet)), mime: 'text/csv', name: `${name}.csv` };
};

const categoriesIn = ({ categories: all }: SheetMenu, wanted: string | undefined) => {
  if (wanted === undefined || wanted === '') return all;
  const own = all.filter(({ id }) => id === readId(wanted));
  if (own.length === 0) throw notFound();
  return own;
};

const dishesOf = async (
  inside: SheetMenu['categories'],
  {
    filters,
    reach,
  }: { readonly filters: Call<'menus.exportSheet'>['list']['filters']; readonly reach: Reach },
  { db, sections }: Pick<Deps, 'db' | 'sections'>,
): Promise<readonly number[]> => {
  if (inside.length === 0) return [];
  const at = { zone: zoneOf(resource), clock: sql`''`, sees: seesIn(resource, sections) };
  const wanted = wantedBy(filters, resource.filters, at);
  const ids = inside.map(({ id }) => id);
  const rows = await withParents(db.select({ id: foods.id }).from(foods).$dynamic(), resource)
    .where(and(inArray(foods.categoryId, ids), inReach(resource, reach), ...wanted))
    .orderBy(...asInMenu)
    .limit(limits.maxSheetRows + 1);
  if (rows.length > limits.maxSheetRows) throw invalid({ format: [sheetTexts.tooMany] });
  return rows.map(({ id }) => id);
};

/** The columns are those that the role sees. */
const sheetOf = async (
  menu: SheetMenu,
  { ids, reach }: { readonly ids: readonly number[]; readonly reach: Reach },
  deps: Deps,
): Promise<Sheet> => {
  const columns = columnsOf(sectionsOf(resource, deps.sections).flat()).flatMap(withAllergens);
  const labels = labelsOf(menu.categories);
  const rows = new Map<number, readonly Cell[]>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    for (const found of await findMany(resource, { ids: some, reach }, deps)) {
      const record = recordOf(resource, found);
      rows.set(Number(record.id), rowOf(columns, record, labels));
    }
  }
  const titles = columns.map(({ key, title }) => (key === ID_COLUMN ? idTitleOf(menu.id) : title));
  return { titles, rows: ids.flatMap((id) => [rows.get(id) ?? []]) };
};

const ALLERGENS = 'allergens';

/** What ingredients hold together stands beside them, as a sum: nothing reads it back. */
const withAllergens = (column: SheetColumn): readonly SheetColumn[] =>
  column.field?.type === 'ingredients'
    ? [column, { ...column, key: ALLERGENS, title: shownTexts.allergens }]
    : [column];

const rowOf = (
  columns: readonly SheetColumn[],
  record: WireRecord,
  labels: ReadonlyMap<number, string>,
): readonly Cell[] =>
  columns.map(({ key, field, part }) => {
    if (key === ID_COLUMN) return Number(record.id);
    if (key === CATEGORY_COLUMN) return labels.get(Number(record.category_id)) ?? null;
    if (key === ALLERGENS) return allergenLine(ingredientsOf(field && record[field.name]));
    return field ? (writeCells(field, record)[part] ?? null) : null;
  });

/** What a dish holds, in one line; one that is not told whole says whom to ask, and is never called free of anything. */
const allergenLine = (composition: readonly Told[]): string => {
  const { groups, others, isTold } = allergensOf(composition);
  const held = [...groups.map(({ group }) => allergenTitles[group]), ...others].join(', ').toLowerCase();
  const said = held.charAt(0).toUpperCase() + held.slice(1);
  if (isTold) return said || allergenTexts.none;
  return said === '' ? allergenTexts.ask : `${said}. ${allergenTexts.ask}`;
};
