import { useParentRecord } from '../../src/kit/useParentRecord';
import { messages } from './messages';

/** The name of the menu that the categories belong to. */
export const MenuTitle = ({ menuId }: { readonly menuId: string | undefined }) => {
  const { data: menu } = useParentRecord('menus', menuId);
  return <>{menu?.title ?? messages.title}</>;
};
