import type { WireRecord } from '../../../contract/fields';
import { foldText } from '../../../contract/foldText';
import { isRecord } from '../../../contract/isRecord';
import type { Board, BoardCategory } from '../../../contract/rows/menuArea';
import { type CategoryKind, categoryKindOf, UNITS, type Unit } from '../../../contract/vocabulary';
import type { BoardGroup } from '../../../kit/rows/WindowedGroups';

/** A dish as the board has it: what the role may not see is absent. */
export type Dish = {
  readonly id: number;
  readonly title: string;
  readonly price?: string;
  readonly unit_value?: string;
  readonly unit_measurement?: Unit;
  /** The address of a small picture. */
  readonly image?: string;
  readonly marks: readonly number[];
  readonly stopable: readonly object[];
  /** Until when and why, as it came. */
  readonly stop?: unknown;
  readonly version?: number;
  readonly visibility?: unknown;
  /** Where it stands. */
  readonly category: number;
  readonly kind?: CategoryKind;
};

/** A category with its dishes; its key names it where kinds share numbers. */
export interface Section extends BoardGroup<Dish> {
  readonly id: number;
  readonly kind: CategoryKind;
  readonly title: string;
  /** The address of its small cover. */
  readonly cover?: string;
  readonly isShown: boolean;
  readonly version?: number;
  readonly visibility?: unknown;
}

export interface MenuBoard {
  readonly menu: { readonly id: number; readonly title: string; readonly isShown: boolean };
  readonly sections: readonly Section[];
}

/** What of an answer of `menus.board` the editor shows. */
interface BoardAnswer {
  readonly menu: Pick<Board['menu'], 'id' | 'title' | 'visible'>;
  readonly categories: readonly AnsweredCategory[];
}

type AnsweredCategory = Pick<BoardCategory, 'id' | 'type' | 'title' | 'visible'> & {
  readonly cover?: BoardCategory['cover'];
  readonly version?: number;
  readonly visibility?: unknown;
  readonly foods: readonly WireRecord[];
};

export const boardOf = ({ menu, categories }: BoardAnswer): MenuBoard => ({
  menu: { id: menu.id, title: menu.title ?? '', isShown: menu.visible !== false },
  sections: categories.map(sectionOf),
});

const sectionOf = ({ id, type: kind, title, cover, visible, foods, ...own }: AnsweredCategory): Section => {
  const picture = pictureIn(cover);
  return {
    key: sectionKey(kind, id),
    id,
    kind,
    title: title ?? '',
    ...(picture !== undefined && { cover: picture }),
    isShown: visible !== false,
    visibility: own.visibility,
    ...versionIn(own),
    rows: foods.map((food) => readDish({ type: kind, ...food }, id)),
  };
};

const sectionKey = (kind: CategoryKind, id: number): string => `${kind}:${id}`;

/** A dish of the board, or of any other answer that names one. */
export const readDish = (raw: WireRecord, category: number): Dish => {
  const price = textIn(raw.price);
  const value = textIn(raw.unit_value);
  const unit = UNITS.find((each) => each === raw.unit_measurement);
  const kind = categoryKindOf(raw.type);
  const image = pictureIn(raw.image ?? (Array.isArray(raw.images) ? raw.images[0] : undefined));
  const stopable = Array.isArray(raw.stopable) ? raw.stopable : raw.stopable ? [{}] : [];
  // A record tells also of a dish that nothing hides, the board does not: told alike, what was saved is read again and nothing is drawn.
  const isPlain = raw.visible === true && stopable.length === 0;
  return {
    id: Number(raw.id),
    title: textIn(raw.title) ?? '',
    ...(price !== undefined && { price }),
    ...(value !== undefined && { unit_value: value }),
    ...(unit && { unit_measurement: unit }),
    ...(image !== undefined && { image }),
    marks: Array.isArray(raw.marks) ? raw.marks.map(Number) : [],
    stopable,
    stop: raw.stop ?? undefined,
    visibility: isPlain ? undefined : raw.visibility,
    category,
    ...(kind && { kind }),
    ...versionIn(raw),
  };
};

const textIn = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : undefined;

const versionIn = ({ version }: WireRecord) => (typeof version === 'number' ? { version } : {});

const pictureIn = (raw: unknown): string | undefined =>
  isRecord(raw) ? (textIn(raw.thumbnailUrl) ?? textIn(raw.url)) : textIn(raw);

/** The board with one dish as it is by now: what is new of it, in its place. */
export const withDish = (board: MenuBoard, dish: Dish): MenuBoard =>
  inSections(board, (rows) =>
    rows.some(({ id }) => id === dish.id)
      ? rows.map((row) => (row.id === dish.id ? anew(row, dish) : row))
      : rows,
  );

/** What a dish has no more is gone from its row too. */
const anew = (
  { price: _price, unit_value: _value, unit_measurement: _unit, ...row }: Dish,
  dish: Dish,
): Dish => ({ ...row, ...dish, category: row.category });

/** The board with a new dish at the end of its category. */
export const withNewDish = (board: MenuBoard, key: string, dish: Dish): MenuBoard => ({
  ...board,
  sections: board.sections.map((section) =>
    section.key === key && !section.rows.some(({ id }) => id === dish.id)
      ? { ...section, rows: [...section.rows, dish] }
      : section,
  ),
});

export const withoutDishes = (board: MenuBoard, gone: ReadonlySet<number | string>): MenuBoard =>
  inSections(board, (rows) =>
    rows.some(({ id }) => gone.has(id)) ? rows.filter(({ id }) => !gone.has(id)) : rows,
  );

/** The board with dishes on the stop list, or off it. */
export const withStops = (
  board: MenuBoard,
  ids: ReadonlySet<number | string>,
  isStopped: boolean,
): MenuBoard =>
  inSections(board, (rows) =>
    rows.some(({ id }) => ids.has(id))
      ? rows.map((row) =>
          ids.has(row.id) ? { ...row, stopable: isStopped ? [{}] : [], stop: undefined } : row,
        )
      : rows,
  );

/** Sections whose rows stay the same stay themselves: nothing of them is drawn again. */
const inSections = (board: MenuBoard, change: (rows: readonly Dish[]) => readonly Dish[]): MenuBoard => ({
  ...board,
  sections: board.sections.map((section) => {
    const rows = change(section.rows);
    return rows === section.rows ? section : { ...section, rows };
  }),
});

/** The sections with the dishes whose names hold every word, and those whose own name does, whole; others are left out. */
export const findDishes = (sections: readonly Section[], query: string): readonly Section[] => {
  const words = foldText(query).split(' ').filter(Boolean);
  if (words.length === 0) return sections;
  const holds = (title: string): boolean => {
    const folded = foldText(title);
    return words.every((word) => folded.includes(word));
  };
  return sections.flatMap((section) => {
    if (holds(section.title)) return [section];
    const rows = section.rows.filter(({ title }) => holds(title));
    return rows.length > 0 ? [{ ...section, rows }] : [];
  });
};
