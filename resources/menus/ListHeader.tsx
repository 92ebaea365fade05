import { ParentChooser } from '../../src/kit/chooser/ParentChooser';
import { pointChoice } from '../../src/kit/chooser/pointChoice';

/** Whose menus these are, and the way to another point's (2§2). */
export const ListHeader = () => <ParentChooser choice={pointChoice} />;
