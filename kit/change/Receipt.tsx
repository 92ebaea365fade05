import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { bulkWords as words } from '../../i18n/bulkWords';
import { shownText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { shownError } from '../parts/shownError';
import { useSay } from '../parts/useSay';
import { ChangeFoot, ChangeFrame } from './ChangeFrame';
import styles from './change.module.css';
import { type Answer, entriesOf, isLeft, problemOf, type RecordOutcome } from './outcomes';
import type { Act } from './useAct';

interface ReceiptProps {
  readonly act: Pick<Act<never, RecordOutcome>, 'mayTakeBack' | 'takeBack'>;
  readonly answer: Answer;
  /** Those that were changed meanwhile, to be looked at as they are by now. */
  readonly onAgain?: (ids: readonly number[]) => void;
  readonly onClose: () => void;
}

/** What was done, and row by row what was not and why: nothing half done is called done. */
export const Receipt = ({ act, answer, onAgain, onClose }: ReceiptProps) => {
  const say = useSay();
  const undo = useUndo(async () => {
    say(await act.takeBack(answer));
    onClose();
  });
  const { results } = answer;
  const left = results.filter(isLeft);
  const stale = left.filter(({ status }) => status === 'stale').map(({ id }) => id);
  const count = results.length - left.length;
  return (
    <>
      <Headed className={styles.receipt}>
        <Notice tone="warning">
          <b>{shownText(words.receipt, { count, all: results.length })}</b> {words.receiptNote}
        </Notice>
        <ul className="above-12">
          {left.map((row) => (
            <li className="medium anywhere line-bottom pad-y-8" key={row.id}>
              {row.title ?? row.id}
              <small className="block">{problemOf(row)}</small>
            </li>
          ))}
        </ul>
      </Headed>
      <ChangeFoot failure={undo.failure}>
        {act.mayTakeBack && entriesOf(answer).length > 0 && (
          <Button variant="outlined" loading={undo.isBusy && words.takingBack} onClick={undo.run}>
            {words.takeBack}
          </Button>
        )}
        {onAgain && stale.length > 0 && (
          <Button variant="outlined" disabled={undo.isBusy} onClick={() => onAgain(stale)}>
            {shownText(words.lookAgain, { smart_count: stale.length })}
          </Button>
        )}
        <Button disabled={undo.isBusy} onClick={onClose}>
          {words.ready}
        </Button>
      </ChangeFoot>
    </>
  );
};

interface HeadedProps {
  readonly className: string | undefined;
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** Takes the focus as it comes: the button that was pressed is gone. */
export const Headed = ({ children, ...rest }: HeadedProps) => {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div ref={head} tabIndex={-1} {...rest}>
      {children}
    </div>
  );
};

/** Way back under way: whether it is, and why it was not gone. */
export const useUndo = (takeBack: () => Promise<unknown>) => {
  const { mutate, isPending, error } = useMutation({ mutationFn: takeBack });
  return {
    isBusy: isPending,
    failure: error ? shownError(error, 'errors.common') : '',
    run: () => mutate(),
  };
};

interface ReceiptDialogProps extends Omit<ReceiptProps, 'onAgain' | 'onClose'> {
  readonly title: string;
  readonly note: string;
  readonly onClosed: () => void;
}

/** The same for what was done without being asked about in a dialog. */
export const ReceiptDialog = ({ title, note, onClosed, ...rest }: ReceiptDialogProps) => (
  <ChangeFrame title={title} note={note} isBusy={false} onClosed={onClosed}>
    {(close) => <Receipt {...rest} onClose={close} />}
  </ChangeFrame>
);
