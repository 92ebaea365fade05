import type { Category } from '../../contract/entities';
import { isHiding, readHidingPeriod } from '../../contract/visibility/HidingPeriod';
import { shownText } from '../../i18n/text';
import { formatDay } from '../../kit/cells/DateText';
import type { Card, Column, ColumnDeclaration } from '../../kit/declaration/ResourceDeclaration';
import type { ContentCount } from '../../kit/declaration/ResourceMessages';
import { clockAt } from '../../kit/form/todayAt';
import { VisibilityBadge } from '../../kit/list/ActionButton';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { contentCounts } from '../shared/contentCounts';
import { coveredCard, coveredTitle } from '../shared/covers';
import { visibilityAction } from '../shared/visibilityAction';
import { messages } from './messages';

/** Shown or not, and hidden for a while. */
export const visibility = visibilityAction({
  call: { resource: 'categories', verb: 'update' },
  section: 'category_general',
  fields: ['visible', 'hide'],
  words: messages,
});

type HideBlock = Pick<
  Category,
  | 'status'
  | 'close_begin_date'
  | 'close_begin_time'
  | 'close_end_date'
  | 'close_end_time'
  | 'show_after_time'
  | 'visible'
>;

/** What guests see of a category right now, and what is going to change that, in words. */
export interface Seen {
  readonly isShown: boolean;
  /** Why it is hidden for now; absent where it is simply shown, or not. */
  readonly hidden?: string;
  /** It is shown, but not for long. */
  readonly later?: string;
}

/**
 * A category is seen where it is visible and its hide block does not hide it now: from its begin on, and until its end
 * only if it is to be shown again then. `clock` is the venue's, `YYYY-MM-DDTHH:MM`.
 */
export const seenOf = (category: HideBlock, clock: string): Seen => {
  if (!category.visible) return { isShown: false };
  const period = readHidingPeriod(category);
  if (!period) return { isShown: true };
  const { begin, end } = period;
  if (isHiding(period, clock)) {
    const hidden =
      end === undefined ? messages.hidden : shownText(messages.hiddenUntil, { moment: inWords(end, clock) });
    return { isShown: false, hidden };
  }
  const isOver = end !== undefined && clock >= end;
  if (isOver || begin === undefined) return { isShown: true };
  const words = isTimeOfToday(begin, clock) ? messages.hidesAt : messages.hidesFrom;
  return { isShown: true, later: shownText(words, { moment: inWords(begin, clock) }) };
};

const MIDNIGHT = '00:00';

const isTimeOfToday = (moment: string, clock: string): boolean =>
  moment.split('T')[0] === clock.split('T')[0] && !moment.endsWith(MIDNIGHT);

/** The time alone where it is today, the day alone where it begins with it; without the year where that is this one. */
const inWords = (moment: string, clock: string): string => {
  const [day = '', time = ''] = moment.split('T');
  if (isTimeOfToday(moment, clock)) return time;
  const full = formatDay(day) ?? day;
  const date = day.slice(0, 4) === clock.slice(0, 4) ? full.replace(/\.\d{4}$/, '') : full;
  return time === MIDNIGHT ? date : `${date}, ${time}`;
};

/** Whether guests see it now, and until when not; below it only what is going to change that. */
const CategoryStatus = ({ category }: { readonly category: Category }) => {
  const { isShown, hidden, later } = seenOf(category, clockAt(category.timezone));
  return (
    <>
      <VisibilityBadge isVisible={isShown} label={hidden} action={visibility} />
      {later && <div className="muted text-small light above-4">{later}</div>}
    </>
  );
};

type Row = Category & { id: number | string };

const title: Column<Row> = {
  key: 'title',
  label: messages.columnTitle,
  sort: 'title',
  render: coveredTitle,
};
const kind: Column<Row> = {
  key: 'type',
  label: messages.columnKind,
  width: '8rem',
  leaves: 'early',
  render: (category) => (category.type === 'drink' ? messages.kindDrink : messages.kindFood),
};

/** How much the category holds, of its kind; nothing where the backend does not say. It may send numbers or the rows themselves. */
export const holds = ({ type, foods, drinks }: Row): readonly ContentCount[] | undefined => {
  const inside: unknown = type === 'drink' ? drinks : foods;
  const count = Array.isArray(inside) ? inside.length : Number(inside ?? Number.NaN);
  if (!Number.isInteger(count)) return undefined;
  return contentCounts(type === 'drink' ? { drinks: count } : { foods: count });
};

/** The same in words, for the list. */
const heldWords = (row: Row): string | undefined =>
  holds(row)
    ?.map(({ count, say }) => say(count))
    .join();

export const columns: readonly ColumnDeclaration<Row>[] = [
  title,
  kind,
  { key: 'foods', label: messages.columnFoods, width: '9rem', render: heldWords },
  {
    key: 'visible',
    label: messages.columnStatus,
    sort: 'visible',
    width: '12.5rem',
    render: (category) => <CategoryStatus category={category} />,
  },
  {
    key: 'updatedAt',
    label: messages.columnUpdatedAt,
    sort: 'updatedAt',
    width: '9rem',
    leaves: 'early',
  },
];

export const binColumns: readonly Column<Row>[] = [title, kind];

export const card: Card<Row> = {
  ...coveredCard,
  facts: (category) => [heldWords(category)],
  status: (category) => <CategoryStatus category={category} />,
};

export const binCard: Card<Row> = {
  ...coveredCard,
  facts: (category) => [kind.render(category)],
};

/** The name of the menu that the categories belong to. */
export const MenuTitle = ({ menuId }: { readonly menuId: string | undefined }) => {
  const { data: menu } = useParentRecord('menus', menuId);
  return <>{menu?.title ?? messages.title}</>;
};
