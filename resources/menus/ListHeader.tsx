import { ParentChooser } from '../../kit/chooser/ParentChooser';
import { pointChoice } from '../shared/pointChoice';

/** Whose menus these are, and the way to another point's. */
export const ListHeader = () => <ParentChooser choice={pointChoice} />;
