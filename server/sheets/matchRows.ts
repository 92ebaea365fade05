import { and, inArray, isNull } from 'drizzle-orm';
import { foldText } from '../../contract/foldText';
import { namedBy } from '../../contract/sheets/categories';
import { CATEGORY_COLUMN, ID_COLUMN } from '../../contract/sheets/columns';
import type { Cell, SheetNote } from '../../contract/sheets/Sheet';
import type { Db } from '../Deps';
import { foods } from '../db/schema';
import { grouped } from '../grouped';
import { isId } from '../isId';
import { sheetTexts } from '../texts/sheets';
import type { SheetMenu } from './menuOf';
import type { Planned } from './planCategories';
import type { Asked } from './readAsked';

/** Which record a row is about. */
export interface Match {
  /** The record; undefined: it is a new one. */
  readonly id: number | undefined;
  /** Where it is to stand, maybe in a category that is to be made; undefined: nobody knows. */
  readonly categoryId: number | undefined;
  /** `named`: the name has said which; written otherwise it is still the same. */
  readonly note?: SheetNote;
  /** Its id is that of a dish of this name, and nobody has said whether it is meant. */
  readonly named?: string;
  /** Why it is about none, by the column. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** There is another one now than a dry run has found. */
  readonly isStale?: true;
}

interface Dish {
  readonly id: number;
  readonly categoryId: number;
  readonly title: string;
}

/**
 * The record of each row: by its id where that is of this menu and the name agrees, else by its name within the category. An id of
 * another menu, or of a dish that is gone, says nothing; one beside another name is asked about.
 */
export const matchRows = async (
  menu: SheetMenu,
  {
    rows,
    seen,
    idsOf,
    answers,
    planned,
  }: Pick<Asked, 'rows' | 'seen' | 'idsOf' | 'answers'> & { readonly planned: ReadonlyMap<string, Planned> },
  deps: Db,
): Promise<readonly Match[]> => {
  const dishes = await dishesOf(menu, deps);
  const byId = new Map(idsOf === menu.id ? dishes.map((dish) => [dish.id, dish]) : []);
  const byName = grouped(dishes, ({ categoryId, title }) => nameIn(categoryId, title));
  const named = namedBy(menu.categories);
  const meant: Naming = (said) => {
    const there = said === '' ? [] : named(said);
    const plan = there.length === 0 ? planned.get(foldText(said)) : undefined;
    return plan ? [plan] : there;
  };
  const taken = new Set<number | string>();
  return rows.map((cells, index) => {
    const saw = seen?.[index];
    const title = textIn(cells.get('title'));
    const numbered = title === '' ? undefined : byId.get(idIn(cells.get(ID_COLUMN)));
    const answer = answers[index] ?? (foldText(numbered?.title ?? '') === foldText(title) ? 'same' : null);
    if (numbered && answer === null)
      return { id: numbered.id, categoryId: undefined, named: numbered.title, ...(saw && { isStale: true }) };
    const own = answer === 'same' ? numbered : undefined;
    const isForeign = !numbered && textIn(cells.get(ID_COLUMN)) !== '';
    const place = placeOf(cells, own, { ...menu, meant });
    if ('errors' in place) return { id: own?.id, categoryId: undefined, ...place };
    const { id: categoryId } = place;
    const alike = own || title === '' ? [] : (byName.get(nameIn(categoryId, title)) ?? []);
    const found = own ? [own] : alike;
    const wanted = typeof saw === 'object' ? found.find(({ id }) => id === saw.id) : found[0];
    const note = own ? undefined : wanted ? 'named' : isForeign ? 'foreign' : undefined;
    const match: Match = { id: wanted?.id, categoryId, ...(note && { note }) };
    if (saw === 'new' ? found.length > 0 : saw && !wanted) return { ...match, isStale: true };
    if (!saw && alike.length > 1)
      return { ...match, id: undefined, errors: { title: [sheetTexts.twoDishes] } };
    // No two rows speak of one record.
    const key = match.id ?? nameIn(categoryId, title);
    if (taken.has(key) && (match.id !== undefined || title !== ''))
      return { ...match, errors: { [match.id === undefined ? 'title' : '']: [sheetTexts.twice] } };
    taken.add(key);
    return match;
  });
};

const dishesOf = async ({ categories }: SheetMenu, { db }: Db): Promise<readonly Dish[]> => {
  if (categories.length === 0) return [];
  const ids = categories.map(({ id }) => id);
  return db
    .select({ id: foods.id, categoryId: foods.categoryId, title: foods.title })
    .from(foods)
    .where(and(inArray(foods.categoryId, ids), isNull(foods.deletedAt)));
};

const nameIn = (categoryId: number, title: string): string => `${categoryId} ${foldText(title)}`;

const textIn = (cell: Cell | undefined): string => String(cell ?? '').trim();

const idIn = (cell: Cell | undefined): number => {
  const id = Number(textIn(cell) || '0');
  return isId(id) ? id : 0;
};

type Naming = (said: string) => readonly Planned[];
type Placed = Planned | { readonly errors: Readonly<Record<string, readonly string[]>> };

const placeOf = (
  cells: ReadonlyMap<string, Cell>,
  dish: Dish | undefined,
  { categories, meant }: SheetMenu & { readonly meant: Naming },
): Placed => {
  const said = textIn(cells.get(CATEGORY_COLUMN));
  const wrong = (text: string) => ({ errors: { [CATEGORY_COLUMN]: [text] } });
  // What stands in the cell of a dish already means the category that it stands in.
  const own = dish && categories.find(({ id }) => id === dish.categoryId);
  if (own && said === '') return own;
  const found = meant(said);
  if (own && found.some(({ id }) => id === own.id)) return own;
  const [only, ...others] = found;
  if (!only) return wrong(said === '' ? sheetTexts.needCategory : sheetTexts.noCategory);
  if (others.length > 0) return wrong(sheetTexts.twoCategories);
  if (only.wrong !== undefined) return wrong(only.wrong);
  return own && own.kind !== only.kind ? wrong(sheetTexts.otherKind) : only;
};
