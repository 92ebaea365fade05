import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { serverNow } from '../../../dataProvider/serverClock';
import type { FieldInputProps } from '../../../fieldRenderers/FieldRenderer';
import { Segments } from '../../../fieldRenderers/Segments';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { useCapability, useMay } from '../../../kit/parts/may';
import { readVisibility } from '../../../kit/visibility/readVisibility';
import { ConfirmStop, type ConfirmStopProps } from './ConfirmStop';
import { StopSheet } from './StopSheet';
import styles from './stop.module.css';
import { type Stop, stopOf } from './stopOf';
import { termWords } from './term';
import { useStops } from './useStops';
import { useVenue } from './useVenue';

/** Among the fields of a dish: whether it is sold. It takes effect at once, whatever else of the form waits to be saved. */
const Sale = ({ field }: FieldInputProps) => {
  const isTimed = useCapability('stop_list.until');
  const mayChange = useMay()('stopList', 'change');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { comeBack, complain } = useStops();
  const dish = useRecordContext();
  if (!isTimed || !dish) return null;
  const stop = stopOf(dish);
  const [ids, what] = [[Number(dish.id)], String(dish.title)];
  const giveBack = async (was: Stop): Promise<void> => {
    setBusy(true);
    await comeBack({ ids, what }, { until: was.until ?? 'open', reason: was.reason }).catch(complain);
    setBusy(false);
  };
  return (
    <div className="carte-field stack slim" data-field={field.name} aria-busy={isBusy}>
      <div className="carte-label">{field.title}</div>
      {mayChange ? (
        <Segments
          label={field.title}
          value={stop ? 'stopped' : 'sold'}
          options={[
            { value: 'sold', title: words.onSale },
            { value: 'stopped', title: words.onStop },
          ]}
          onChange={() => (stop ? !isBusy && void giveBack(stop) : setAsked(true))}
        />
      ) : (
        !stop && <div className="carte-read">{words.onSale}</div>
      )}
      {stop && (
        <div className="row wrap slim gap-x-8 text-small wrong above-4">
          <StopNote record={dish} />
          {mayChange && (
            <button type="button" className="link" aria-haspopup="dialog" onClick={() => setAsked(true)}>
              {words.changeTerm}
            </button>
          )}
        </div>
      )}
      {isAsked && <StopSheet ids={ids} what={what} stop={stop} onClosed={() => setAsked(false)} />}
    </div>
  );
};

/** Asks for how long and why, where the backend knows of it; else, and before foods come back, whether. */
const StopQuestion = (props: ConfirmStopProps) => {
  const isTimed = useCapability('stop_list.until');
  const { move, ids, name, onClose, onDone } = props;
  if (!isTimed || move === 'detach') return <ConfirmStop {...props} />;
  return (
    <StopSheet
      ids={ids.map(Number)}
      what={name ?? shownText(words.foods, { smart_count: ids.length })}
      onClosed={onClose}
      onDone={onDone}
    />
  );
};

export interface StopNoteProps {
  /** A dish of any list. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** That a dish is on stop, and beside it until when and why, as far as the backend says it. */
const StopNote = ({ record }: StopNoteProps) => {
  const venue = useVenue();
  // Not everybody may read the venue; what guests see of the dish names its clock, too.
  const zone = readVisibility(record)?.timezone ?? venue.zone;
  const stop = stopOf(record);
  if (!stop) return null;
  const more = moreWords(stop, zone);
  return (
    <span className={`ellipsis slim ${styles.note}`} title={more}>
      <span className={stop.until === null ? undefined : 'unread-phone'}>{words.onStop}</span>
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

/** What `stopParts` fetches in one file. */
export const parts = { Sale, StopNote, StopQuestion };
