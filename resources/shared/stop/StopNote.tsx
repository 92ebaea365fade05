import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { readVisibility } from '../../../kit/visibility/readVisibility';
import styles from './stop.module.css';
import { type Stop, stopOf } from './stopOf';
import { termWords } from './term';
import { useVenue } from './useVenue';

export interface StopNoteProps {
  /** A dish of any list. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Term and reason below, where there is little room beside. */
  readonly isStacked?: boolean;
}

/** That a dish is on stop, and below or beside it until when and why, as far as the backend says it. */
export const StopNote = ({ record, isStacked = false }: StopNoteProps) => {
  const venue = useVenue();
  // Not everybody may read the venue; what guests see of the dish names its clock, too.
  const zone = readVisibility(record)?.timezone ?? venue.zone;
  const stop = stopOf(record);
  if (!stop) return null;
  const more = moreWords(stop, zone);
  return (
    <span className={isStacked ? styles.stacked : `ellipsis slim ${styles.note}`} title={more}>
      <span>{words.onStop}</span>
      {more && (
        <>
          {stop.until === null ? ' · ' : ' '}
          <small>{more}</small>
        </>
      )}
    </span>
  );
};

/** Until when, and why: whatever of it is known. */
const moreWords = ({ until, products, reason }: Stop, zone: string): string => {
  const names = products.map(({ title }) => title).join(', ');
  return [
    until !== null && termWords(until, { now: serverNow(), zone }),
    names && shownText(words.lacks, { names }),
    reason,
  ]
    .filter(Boolean)
    .join(' · ');
};
