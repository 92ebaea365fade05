import type { WireRecord } from '../../../contract/fields';
import type { StopTerm } from '../../../contract/vocabulary';

/** How long a dish of a venue is stopped where nobody says otherwise; until its day ends, if the venue has settled nothing. */
export const stopDefaultOf = ({ stop_default: settled }: WireRecord): StopTerm =>
  settled === 'open' ? 'open' : 'end_of_day';
