import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import { useState } from 'react';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText, text } from '../../../i18n/text';
import { useCapability, useMay } from '../../../kit/parts/may';
import { Button } from '../../../ui/Button';
import { ConfirmStop, type ConfirmStopProps } from './ConfirmStop';
import { StopNote } from './StopNote';
import { StopSheet } from './StopSheet';
import styles from './stop.module.css';
import { stopOf } from './stopOf';
import { useStops } from './useStops';

export interface StopStateProps {
  /** The dish whose form is open. */
  readonly record: Readonly<Record<string, unknown>> & { readonly id: number; readonly title: string };
}

/** Beside the title of a dish: how it is on stop, and what is done about it without leaving the form. */
const StopState = ({ record }: StopStateProps) => {
  const isTimed = useCapability('stop_list.until');
  const mayChange = useMay()('stopList', 'change');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { comeBack, complain } = useStops();
  const stop = stopOf(record);
  const { id, title } = record;
  const giveBack = async (): Promise<void> => {
    if (!stop) return;
    setBusy(true);
    await comeBack(
      { ids: [Number(id)], what: title },
      { until: stop.until ?? 'open', reason: stop.reason },
    ).catch(complain);
    setBusy(false);
  };
  if (!isTimed) return null;
  return (
    <span className={`row slim gap-8 text-label ${styles.state}`} data-line data-wide={!!stop || undefined}>
      {stop && (
        <span className="inline slim pill wrong wrong-soft">
          <StopNote record={record} />
        </span>
      )}
      {mayChange && (
        <Button
          size="s"
          variant="outlined"
          className={stop ? undefined : 'carte-sign'}
          icon={!stop && <DoNotDisturbOnOutlined />}
          aria-haspopup="dialog"
          aria-label={shownText(stop ? words.termNamed : words.stopNamed, { name: title })}
          onClick={() => setAsked(true)}
        >
          {stop ? (
            <>
              <span className={styles.wide}>{words.changeTerm}</span>
              <span className={`hide ${styles.narrow}`}>{words.term}</span>
            </>
          ) : (
            <span>{words.stop}</span>
          )}
        </Button>
      )}
      {mayChange && stop && (
        <Button
          size="s"
          variant="outlined"
          loading={isBusy && text('common.loading')}
          aria-label={shownText(words.comeBackNamed, { name: title })}
          onClick={() => void giveBack()}
        >
          {words.comeBack}
        </Button>
      )}
      {isAsked && <StopSheet ids={[Number(id)]} what={title} stop={stop} onClosed={() => setAsked(false)} />}
    </span>
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
export const parts = { StopNote, StopQuestion, StopState };
