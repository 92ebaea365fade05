import type { Menu } from '../../contract/entities';
import { DaysLeft } from '../../src/kit/bin/DaysLeft';
import { VisibilityBadge } from '../../src/kit/list/VisibilityBadge';
import type { Card } from '../../src/kit/resourceDeclaration';
import { Thumbnail } from '../../src/kit/Thumbnail';
import { visibility } from './actions';
import { categoryCount } from './columns';

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
