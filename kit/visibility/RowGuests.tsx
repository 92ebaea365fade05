import type { Cause } from '../../contract/visibility/visibilityOf';
import { visibilityWords } from '../../i18n/visibilityWords';
import { CauseLinks } from './CauseLinks';

interface RowGuestsProps {
  readonly causes: readonly Cause[];
  readonly zone: string;
  readonly own: string;
}

/** In a row: what hides this record alone. */
export const RowGuests = (props: RowGuestsProps) => (
  <>
    {visibilityWords.hidden}
    <CauseLinks {...props} />
  </>
);
