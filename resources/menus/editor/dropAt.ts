import { text } from '../../../i18n/text';
import type { MenuBoard } from './board';
import { moveDishes, type Target } from './moveDishes';

/** Where what is held would be put down, and where that is on the screen, px. */
export interface Drop {
  readonly isAllowed: boolean;
  readonly target?: Target;
  readonly beforeSection?: string;
  readonly words: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** It goes into what is framed, not beside it. */
  readonly isInto?: boolean;
}

type Held =
  | { readonly kind: 'row'; readonly ids: ReadonlySet<number | string> }
  | { readonly kind: 'section'; readonly key: string };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The dishes that are held, and the menu they come from. */
interface Moved {
  readonly ids: ReadonlySet<number | string>;
  readonly board: MenuBoard;
}

/** What lies under the pointer, in terms of the menu; undefined = nothing to put anything down at. */
export const dropAt = (point: Point, held: Held, board: MenuBoard): Drop | undefined => {
  const under = document.elementsFromPoint(point.x, point.y);
  const find = (name: string): HTMLElement | undefined => {
    for (const element of under) {
      const found = element.closest<HTMLElement>(`[data-${name}]`);
      if (found) return found;
    }
    return undefined;
  };
  const node = find('node');
  if (held.kind === 'section') return node && besideNode(node, point, { key: held.key, board });
  const moved = { ids: held.ids, board };
  if (node) return intoNode(node, moved);
  const row = find('row');
  if (row) return besideRow(row, point, moved);
  const foot = find('foot');
  return foot && aboveFoot(foot, moved);
};

const besideRow = (row: HTMLElement, { y }: Point, moved: Moved): Drop | undefined => {
  const id = Number(row.dataset.row);
  const section = moved.board.sections.find(({ rows }) => rows.some((each) => each.id === id));
  if (!section) return undefined;
  const box = row.getBoundingClientRect();
  const isAfter = y > box.top + box.height / 2;
  const index = section.rows.findIndex((each) => each.id === id);
  const target = { section: section.key, before: isAfter ? section.rows[index + 1]?.id : id };
  const edge = isAfter ? box.bottom : box.top;
  return { ...said(moved, target), top: edge - 2, left: box.left, width: box.width, height: 3 };
};

const aboveFoot = (foot: HTMLElement, moved: Moved): Drop => {
  const { top, left, width } = foot.getBoundingClientRect();
  const target = { section: foot.dataset.foot ?? '', before: undefined };
  return { ...said(moved, target), top: top - 2, left, width, height: 3 };
};

const intoNode = (node: HTMLElement, moved: Moved): Drop => {
  const { top, left, width, height } = node.getBoundingClientRect();
  const target = { section: node.dataset.node ?? '', before: undefined };
  return { ...said(moved, target), top, left, width, height, isInto: true };
};

const besideNode = (
  node: HTMLElement,
  { x, y }: Point,
  { key, board }: { readonly key: string; readonly board: MenuBoard },
): Drop => {
  const { top, left, width, height } = node.getBoundingClientRect();
  // Chips stand in a line, the tree is a column.
  const isLine = getComputedStyle(node.parentElement ?? node).flexDirection === 'row';
  const isAfter = isLine ? x > left + width / 2 : y > top + height / 2;
  const at = board.sections.findIndex((section) => section.key === node.dataset.node);
  const next = board.sections[isAfter ? at + 1 : at]?.key;
  const title = board.sections.find((section) => section.key === key)?.title ?? '';
  const before = next === undefined ? undefined : { beforeSection: next };
  const number = board.sections
    .filter((section) => section.key !== key)
    .findIndex((each) => each.key === next);
  const all = board.sections.length;
  const words = text('editor.placeOfSection', { name: title, number: number < 0 ? all : number + 1, all });
  return {
    isAllowed: true,
    ...before,
    words,
    ...(isLine
      ? { top, left: isAfter ? left + width : left - 2, width: 3, height }
      : { top: (isAfter ? top + height : top) - 2, left, width, height: 3 }),
  };
};

/** In words: which place of which category it would be. */
const said = ({ board, ids }: Moved, target: Target): Pick<Drop, 'isAllowed' | 'target' | 'words'> => {
  const after = moveDishes(board, ids, target);
  const section = after.sections.find(({ key }) => key === target.section);
  const index = section?.rows.findIndex(({ id }) => ids.has(id)) ?? -1;
  if (!section || index < 0) return { isAllowed: false, words: text('editor.otherKind') };
  return { isAllowed: true, target, words: placeWords(after, ids) };
};

/** Which place of which category something has now, in words. */
export const placeWords = (board: MenuBoard, ids: ReadonlySet<number | string>): string => {
  for (const { title, rows } of board.sections) {
    const index = rows.findIndex(({ id }) => ids.has(id));
    const first = rows[index];
    if (!first) continue;
    const place = { number: index + 1, all: rows.length, section: title };
    return ids.size > 1
      ? text('editor.placeOfMany', { ...place, smart_count: ids.size })
      : text('editor.placeOf', { ...place, name: first.title });
  }
  return '';
};
