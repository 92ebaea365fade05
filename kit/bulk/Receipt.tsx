import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { bulkWords as words } from '../../i18n/bulkWords';
import { shownText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import type { BulkTarget } from '../declaration/BulkAct';
import { shownError } from '../parts/shownError';
import { BulkFrame } from './BulkFrame';
import styles from './bulk.module.css';
import { problemOf } from './PreviewTable';
import type { BulkAnswer } from './readBulkAnswer';
import { entriesOf, useBulkChange } from './useBulkChange';

interface ReceiptProps {
  readonly target: BulkTarget;
  readonly answer: BulkAnswer;
  /** Those that were changed meanwhile, to be looked at as they are by now. */
  readonly onAgain?: (ids: readonly number[]) => void;
  readonly onClose: () => void;
}

/** What was done, and row by row what was not and why: nothing half done is called done. */
export const Receipt = ({ target, answer, onAgain, onClose }: ReceiptProps) => {
  const { takeBack } = useBulkChange(target);
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { results } = answer;
  const left = results.filter((row) => problemOf(row) !== '');
  const stale = left.filter(({ status }) => status === 'stale').map(({ id }) => id);
  const head = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => head.current?.focus(), []);
  const back = async (): Promise<void> => {
    if (!takeBack) return;
    setBusy(true);
    try {
      const said = await takeBack(answer);
      notify(said, { type: 'success', messageArgs: { _: said } });
      onClose();
    } catch (error) {
      setFailure(shownError(error, 'errors.common'));
    }
    setBusy(false);
  };
  const count = results.length - left.length;
  return (
    <>
      <div className={styles.receipt} ref={head} tabIndex={-1}>
        <Notice tone="warning">
          <b>{shownText(words.receipt, { count, all: results.length })}</b> {words.receiptNote}
        </Notice>
        <ul className="above-12">
          {left.map((row) => (
            <li className="medium anywhere line-bottom" key={row.id}>
              {row.title ?? row.id}
              <small className="block">{problemOf(row)}</small>
            </li>
          ))}
        </ul>
      </div>
      <footer className={styles.foot}>
        <p role="status">{failure !== '' && <b className="wrong">{failure}</b>}</p>
        <div className="flex wrap gap-8">
          {takeBack && entriesOf(answer).length > 0 && (
            <Button variant="outlined" loading={isBusy && words.takingBack} onClick={() => void back()}>
              {words.takeBack}
            </Button>
          )}
          {onAgain && stale.length > 0 && (
            <Button variant="outlined" disabled={isBusy} onClick={() => onAgain(stale)}>
              {shownText(words.lookAgain, { smart_count: stale.length })}
            </Button>
          )}
          <Button disabled={isBusy} onClick={onClose}>
            {words.ready}
          </Button>
        </div>
      </footer>
    </>
  );
};

interface ReceiptDialogProps extends Omit<ReceiptProps, 'onAgain' | 'onClose'> {
  readonly title: string;
  readonly onClosed: () => void;
}

/** The same for what was done without being asked about in a dialog. */
export const ReceiptDialog = ({ title, onClosed, ...rest }: ReceiptDialogProps) => (
  <BulkFrame
    title={title}
    note={rest.target.countOf(rest.target.ids.length)}
    isBusy={false}
    onClosed={onClosed}
  >
    {(close) => <Receipt {...rest} onClose={close} />}
  </BulkFrame>
);
