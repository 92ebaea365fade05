import type { Menu } from '../../contract/entities';
import { formatText } from '../../i18n/formatText';
import { deletedColumns } from '../../src/kit/bin/deletedColumns';
import { DateText } from '../../src/kit/DateText';
import { VisibilityBadge } from '../../src/kit/list/VisibilityBadge';
import { PictureTitle } from '../../src/kit/PictureTitle';
import type { Column } from '../../src/kit/resourceDeclaration';
import { visibility } from './actions';
import { categoriesOf } from './holds';
import { messages } from './messages';

const title: Column<Menu> = {
  key: 'title',
  label: messages.columnTitle,
  sort: 'title',
  render: (menu) => <PictureTitle picture={menu.cover ?? menu.images?.[0]} title={menu.title} />,
};

/** How many categories it holds, of both kinds; nothing where the backend does not say. */
export const categoryCount = (menu: Menu): string | undefined => {
  const count = categoriesOf(menu);
  if (count === undefined) return undefined;
  return formatText(messages.categories, { smart_count: count });
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
    render: (menu) => <DateText value={menu.updatedAt} />,
  },
];

export const binColumns: readonly Column<Menu>[] = [title, ...deletedColumns];
