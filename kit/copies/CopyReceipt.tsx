import { useEffect, useRef, useState } from 'react';
import type { CopyResult } from '../../contract/copies';
import { copyWords as words } from '../../i18n/copyWords';
import { shownText } from '../../i18n/text';
import { Button, ButtonLink } from '../../ui/Button';
import styles from '../bulk/bulk.module.css';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { useFieldsOf } from '../history/useFieldsOf';
import { shownError } from '../parts/shownError';
import type { Copying } from './Copying';
import { PlaceOutcome } from './PlaceOutcome';
import type { CopyCalls } from './useCopyCalls';

interface CopyReceiptProps {
  readonly copying: Copying;
  readonly calls: CopyCalls;
  readonly results: readonly CopyResult[];
  readonly onReady: () => void;
}

/** What has been made in each parent: one act in each, taken back alone. */
export const CopyReceipt = ({ copying, calls, results, onReady }: CopyReceiptProps) => {
  const fields = useFieldsOf(useResourceNamed(copying.compared)) ?? [];
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const count = results.filter(({ status }) => status === 'done').length;
  return (
    <>
      <div className={styles.body}>
        <p ref={heading} tabIndex={-1} role="status" className={styles.done}>
          <b>{shownText(words.done, { smart_count: count })}.</b> {words.doneNote}
        </p>
        <ul className={styles.places}>
          {results.map((result) => (
            <PlaceOutcome key={result.point_id} result={result} copying={copying} fields={fields} isDone>
              <Ways result={result} copying={copying} takeBack={calls.takeBack} />
            </PlaceOutcome>
          ))}
        </ul>
      </div>
      <footer className={styles.copiesFoot}>
        <Button onClick={onReady}>{words.ready}</Button>
      </footer>
    </>
  );
};

interface WaysProps {
  readonly result: CopyResult;
  readonly copying: Copying;
  readonly takeBack: CopyCalls['takeBack'];
}

const Ways = ({ result: { point_id: id, title: name, change_id: change }, copying, takeBack }: WaysProps) => {
  const [state, setState] = useState<'done' | 'busy' | 'undone'>('done');
  const [failure, setFailure] = useState('');
  if (change === null) return null;
  if (state === 'undone')
    return (
      <p role="status" className="muted text-label" data-undone>
        {words.undone}
      </p>
    );
  const undo = async (): Promise<void> => {
    setState('busy');
    setFailure('');
    try {
      await takeBack(change);
      setState('undone');
    } catch (error) {
      setFailure(shownError(error, 'errors.common'));
      setState('done');
    }
  };
  return (
    <>
      <div className={styles.acts}>
        <ButtonLink
          variant="text"
          size="s"
          to={copying.among.home(String(id))}
          aria-label={shownText(words.openIn, { name })}
        >
          {words.open}
        </ButtonLink>
        <Button
          variant="text"
          size="s"
          aria-label={shownText(words.undoIn, { name })}
          loading={state === 'busy' && words.undoing}
          onClick={() => void undo()}
        >
          {words.undo}
        </Button>
      </div>
      {failure !== '' && (
        <p role="alert" className={styles.warning}>
          {failure}
        </p>
      )}
    </>
  );
};
