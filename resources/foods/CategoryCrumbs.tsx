import { Link } from 'react-router';
import { encodeKindId, kindOf } from '../../dataProvider/kindId';
import type { Parents } from '../../src/kit/resourceDeclaration';
import { useParentRecord } from '../../src/kit/useParentRecord';
import { drinkMessages, messages } from './messages';

interface AtCategory {
  readonly parents: Parents;
}

/** The category that the foods stand in. Without it the page still works, under more general words (2§8). */
const useCategory = ({ pointId = '', type, categoryId }: Parents) => {
  const kind = kindOf(type);
  const id = kind && categoryId !== undefined ? encodeKindId(kind, categoryId) : undefined;
  return useParentRecord('categories', id, { pointId }).data;
};

export const CategoryTitle = ({ parents }: AtCategory) => (
  <>{useCategory(parents)?.title ?? (parents.type === 'drink' ? drinkMessages.title : messages.title)}</>
);

/** The menu above the category: its address is known once the category is. */
export const MenuLink = ({ parents }: AtCategory) => {
  const menu = useCategory(parents)?.menu;
  if (menu?.id === undefined) return <>{messages.menu}</>;
  return <Link to={`/menu?id=${menu.id}`}>{menu.title ?? messages.menu}</Link>;
};
