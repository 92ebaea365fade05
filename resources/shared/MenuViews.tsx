import type { Parents } from '../../kit/declaration/Parents';
import { useCapability } from '../../kit/parts/may';
import { SiblingPages } from '../../kit/parts/SiblingPages';
import { boardAddress, listAddress, rememberView } from './menuView';
import { messages } from './messages';

interface MenuViewsProps {
  readonly parents: Parents;
  /** The one that is shown. */
  readonly view: 'board' | 'list';
}

/** The two looks of one menu lead to each other, where the backend has both; the last one is remembered. */
export const MenuViews = ({ parents, view }: MenuViewsProps) => {
  const hasBoard = useCapability('menus.board');
  const { menuId, pointId } = parents;
  if (!hasBoard || menuId === undefined || pointId === undefined) return null;
  const pages = (['board', 'list'] as const).map((each) => ({
    to: each === 'board' ? boardAddress(parents) : listAddress(menuId),
    label: messages[each],
    isCurrent: each === view,
    onClick: () => rememberView(each),
  }));
  return <SiblingPages look="segments" label={messages.menuView} pages={pages} />;
};
