import { useState } from 'react';
import { asBoolean } from '../../contract/asBoolean';
import { Segments } from '../../fieldRenderers/Segments';
import { bulkWords } from '../../i18n/bulkWords';
import styles from '../change/change.module.css';
import type { BulkActProps } from '../declaration/BulkAct';
import { BulkDialog } from './BulkDialog';

const words = bulkWords.shown;

interface ShowDialogProps extends BulkActProps {
  /** The field that says whether guests see a record. */
  readonly field: string;
}

/** Shows many records to guests, or hides them. */
export const ShowDialog = ({ field, ...props }: ShowDialogProps) => {
  const [way, setWay] = useState<'on' | 'off'>('off');
  return (
    <BulkDialog
      {...props}
      title={words.title}
      act={{ set: { [field]: way === 'on' } }}
      show={(state) => field in state && (asBoolean(state[field]) ? words.isOn : words.isOff)}
      submit={way === 'on' ? words.submitOn : words.submitOff}
      done={way === 'on' ? words.doneOn : words.doneOff}
    >
      <div className={styles.group}>
        <span>{words.choice}</span>
        <Segments
          label={words.choice}
          value={way}
          onChange={setWay}
          options={[
            { value: 'on', title: words.on },
            { value: 'off', title: words.off },
          ]}
        />
      </div>
    </BulkDialog>
  );
};
