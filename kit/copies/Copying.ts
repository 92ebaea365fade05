import type { CopyResult } from '../../contract/copies';
import type { ParentChoice } from '../chooser/ParentChoice';
import type { ContentCount } from '../declaration/ResourceMessages';

/** How records of a resource are copied to other parents, by its call `copy`. */
export interface Copying {
  /** Where they can be copied to. */
  readonly among: ParentChoice;
  /** What a copy has made there, in words. */
  contents(made: CopyResult['made']): readonly ContentCount[];
  /** The resource whose records may be there already. */
  readonly compared: string;
  /** The text about giving the copy another name. */
  readonly rename: string;
}
