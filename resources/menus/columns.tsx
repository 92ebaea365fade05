import type { Menu } from '../../contract/entities';
import { shownText } from '../../i18n/text';
import { DateText } from '../../kit/cells/DateText';
import { DaysLeft } from '../../kit/cells/DaysLeft';
import { PictureTitle } from '../../kit/cells/PictureTitle';
import { Thumbnail } from '../../kit/cells/Thumbnail';
import { deletedColumns } from '../../kit/declaration/deletedColumns';
import type { Card, Column } from '../../kit/declaration/ResourceDeclaration';
import type { ContentCount } from '../../kit/declaration/ResourceMessages';
import { VisibilityBadge } from '../../kit/list/ActionButton';
import { contentCounts } from '../shared/contentCounts';
import { visibilityAction } from '../shared/visibilityAction';
import { messages } from './messages';

export const visibility = visibilityAction<Menu>({
  call: { resource: 'menus', verb: 'update' },
  section: 'menu_general',
  fields: ['visible'],
  words: messages,
});

const title: Column<Menu> = {
  key: 'title',
  label: messages.columnTitle,
  sort: 'title',
  render: (menu) => <PictureTitle picture={menu.cover ?? menu.images?.[0]} title={menu.title} />,
};

/** How many categories it holds, of both kinds; nothing where the backend does not say. */
const categoryCount = (menu: Menu): string | undefined => {
  const count = categoriesOf(menu);
  if (count === undefined) return undefined;
  return shownText(messages.categories, { smart_count: count });
};

export const columns: readonly Column<Menu>[] = [
  title,
  { key: 'categories', label: messages.columnCategories, width: '9.5rem', render: categoryCount },
  {
    key: 'visible',
    label: messages.columnStatus,
    sort: 'visible',
    width: '10.5rem',
    render: (menu) => <VisibilityBadge isVisible={menu.visible} action={visibility} />,
  },
  {
    key: 'updatedAt',
    label: messages.columnUpdatedAt,
    sort: 'updatedAt',
    width: '9rem',
    leaves: 'early',
    render: (menu) => <DateText value={menu.updatedAt} of={menu} />,
  },
];

export const binColumns: readonly Column<Menu>[] = [title, ...deletedColumns];

const base: Card<Menu> = {
  title: (menu) => menu.title,
  picture: (menu) => <Thumbnail picture={menu.cover ?? menu.images?.[0]} />,
};

export const card: Card<Menu> = {
  ...base,
  facts: (menu) => [categoryCount(menu)],
  status: (menu) => <VisibilityBadge isVisible={menu.visible} action={visibility} />,
};

export const binCard: Card<Menu> = {
  ...base,
  status: (menu) => <DaysLeft days={menu.days_before_deletion} />,
};

/** How many categories it holds, of both kinds; nothing where the backend does not say. */
const categoriesOf = ({ foodCategories, drinkCategories }: Menu): number | undefined =>
  foodCategories || drinkCategories
    ? (foodCategories?.length ?? 0) + (drinkCategories?.length ?? 0)
    : undefined;

/** What goes with a menu: as the backend counts it, else its categories as the menu names them. */
export const holds = (menu: Menu): readonly ContentCount[] | undefined => {
  if (menu.contents) return contentCounts(menu.contents);
  const categories = categoriesOf(menu);
  return categories === undefined ? undefined : contentCounts({ categories });
};
