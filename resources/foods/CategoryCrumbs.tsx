import { Link } from 'react-router';
import type { Parents } from '../../kit/declaration/Parents';
import { drinkMessages, messages } from './messages';
import { useCategory } from './useCategory';

interface AtCategory {
  readonly parents: Parents;
}

export const CategoryTitle = ({ parents }: AtCategory) => (
  <>{useCategory(parents).data?.title ?? (parents.type === 'drink' ? drinkMessages.title : messages.title)}</>
);

/** The menu above the category: its address is known once the category is. */
export const MenuLink = ({ parents }: AtCategory) => {
  const menu = useCategory(parents).data?.menu;
  if (menu?.id === undefined) return <>{messages.menu}</>;
  return <Link to={`/menu?id=${menu.id}`}>{menu.title ?? messages.menu}</Link>;
};
