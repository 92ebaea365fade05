import { copyWords as words } from '../../i18n/copyWords';
import type { Copying } from '../../kit/copies/Copying';
import { contentCounts } from './contentCounts';
import { pointChoice } from './pointChoice';

/** What stands in a menu is copied to other points (BK-06); what they have by the same name is a dish. */
export const copying: Copying = {
  among: pointChoice,
  contents: contentCounts,
  compared: 'foods',
  rename: words.rename,
};
