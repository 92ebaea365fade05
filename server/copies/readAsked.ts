import type { OnConflict } from '../../contract/copies';
import type { CopyBody } from '../../contract/rows/bulk';

/** What a copy asks for. */
export interface Asked {
  /** The venues; undefined = it is doubled where it stands. */
  readonly to: readonly number[] | undefined;
  readonly onConflict: OnConflict;
  readonly isDry: boolean;
}

export const readAsked = ({
  to,
  on_conflict: onConflict = 'skip',
  dry_run: isDry = false,
}: CopyBody): Asked => ({
  to,
  onConflict,
  isDry,
});
