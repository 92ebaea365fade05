import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { FieldInputProps } from '../../../fieldRenderers/FieldRenderer';
import { Segments } from '../../../fieldRenderers/Segments';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { useCapability, useMay } from '../../../kit/parts/may';
import { ConfirmStop, type ConfirmStopProps } from './ConfirmStop';
import { StopNote } from './StopNote';
import { StopSheet } from './StopSheet';
import styles from './stop.module.css';
import { type Stop, stopOf } from './stopOf';
import { useStops } from './useStops';

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
    <div className="carte-field" data-field={field.name} aria-busy={isBusy}>
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
        <div className={`row wrap slim gap-x-8 text-small wrong ${styles.sale}`}>
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

/** What `stopParts` fetches in one file. */
export const parts = { Sale, StopNote, StopQuestion };
