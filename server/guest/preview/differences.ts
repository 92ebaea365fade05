import { type Level, type LevelName, levelOf } from '../../../contract/visibility/Level';
import { type Visibility, visibilityOf } from '../../../contract/visibility/visibilityOf';
import { dishLevel } from '../judge';
import type { DishRow, VenueRows } from '../readRows';

/** How a moment differs from now. */
const CHANGES = ['appears', 'disappears', 'opens', 'closes', 'returns', 'runs_out'] as const;

/** Something that guests see otherwise at another moment than now. */
interface Difference {
  readonly resource: LevelName;
  readonly id: number;
  readonly title: string;
  readonly change: (typeof CHANGES)[number];
  /** Of the moment at which it is hidden, closed or out: the causes and notes say why. */
  readonly visibility: Visibility;
}

interface Compared {
  readonly rows: VenueRows;
  /** The dishes of the menu in question. */
  readonly dishes: readonly DishRow[];
  /** The menu whose categories are compared. */
  readonly menuId: number | undefined;
  readonly now: Date;
  readonly at: Date;
}

/** What differs, from the venue down. What hangs below something that is hidden at either moment is not told again. */
export const differencesOf = ({ rows, dishes, menuId, now, at }: Compared): readonly Difference[] => {
  const { zone, level } = rows.venue;
  const compare = (own: Level): { readonly isShown: boolean; readonly told: readonly Difference[] } => {
    const [before, after] = [now, at].map((each) => visibilityOf([own], { now: each, zone }));
    if (!before || !after) return { isShown: false, told: [] };
    const { resource, id, title } = own;
    const told = (change: Difference['change'], visibility: Visibility): readonly Difference[] => [
      { resource, id, title, change, visibility },
    ];
    if (before.is_visible !== after.is_visible)
      return {
        isShown: false,
        told: after.is_visible ? told('appears', before) : told('disappears', after),
      };
    const noted = NOTED.flatMap(({ note, begins, ends }) => {
      const [was, is] = [before, after].map(({ notes }) => notes.some(({ kind }) => kind === note));
      if (was === is) return [];
      return is ? told(begins, after) : told(ends, before);
    });
    return { isShown: after.is_visible, told: noted };
  };
  const venue = compare(levelOf.points(level));
  if (!venue.isShown) return venue.told;
  const ofMenus = rows.menus.map((menu) => ({ id: menu.id, ...compare(levelOf.menus(menu.level)) }));
  const isMenuShown = ofMenus.some(({ id, isShown }) => id === menuId && isShown);
  const ofCategories = rows.categories
    .filter((category) => isMenuShown && category.menuId === menuId)
    .map((category) => ({ id: category.id, ...compare(levelOf.categories(category.level)) }));
  const shown = new Set(ofCategories.flatMap(({ id, isShown }) => (isShown ? [id] : [])));
  const ofDishes = dishes
    .filter(({ categoryId }) => shown.has(categoryId))
    .map((dish) => compare(dishLevel(dish)));
  return [venue, ...ofMenus, ...ofCategories, ...ofDishes].flatMap(({ told }) => told);
};

const NOTED = [
  { note: 'closed', begins: 'closes', ends: 'opens' },
  { note: 'stop', begins: 'runs_out', ends: 'returns' },
] as const;
