import { useParents } from '../../kit/queryRouter/ParentsContext';
import { MenuViews } from '../shared/MenuViews';

/** The way to the menu as a whole. */
export const ListHeader = () => <MenuViews parents={useParents()} view="list" />;
