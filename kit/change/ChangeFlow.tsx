import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../parts/FailureNotice';
import { ChangeFoot } from './ChangeFrame';
import styles from './change.module.css';
import { type Answer, isTaken, type Outcome } from './outcomes';
import type { Act } from './useAct';
import type { Trial } from './useTrial';

/** Outcomes of the dry run, and which of them somebody has left out. */
export interface Tried<Result extends Outcome> {
  readonly rows: readonly Result[];
  readonly dropped: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
  /** They were reckoned for what was said before. */
  readonly isOld: boolean;
}

interface ChangeFlowProps<Result extends Outcome & { readonly id: number }> {
  readonly act: Pick<Act<Result, Result>, 'run' | 'isBusy' | 'failure'>;
  readonly trial: Trial<Result>;
  /** It is said what is to be done; default: it is. */
  readonly isSaid?: boolean;
  /** What is asked about the change. */
  readonly children: ReactNode;
  readonly outcomes: (tried: Tried<Result>) => ReactNode;
  /** In a few words beside the buttons. */
  readonly summary?: (tried: Tried<Result>) => ReactNode;
  /** Rows that are sent along although nothing becomes of them; default: they are not. */
  readonly isSent?: (row: Result) => boolean;
  readonly submit: (count: number) => string;
  readonly working: string;
  readonly failed: string;
  readonly back: { readonly label: string; readonly onPress: () => void };
  /** It is done, or some of it. */
  readonly onAnswer: (answer: Answer<Result>) => void;
  /** Question and outcomes scroll as one. */
  readonly isPanel?: boolean;
}

/** Change of many rows on its way: what is asked, what becomes of each, which are left out, and the press that does it. */
export const ChangeFlow = <Result extends Outcome & { readonly id: number }>({
  act,
  trial,
  isSaid = true,
  children,
  outcomes,
  summary,
  isSent = isTaken,
  submit,
  working,
  failed,
  back,
  onAnswer,
  isPanel = false,
}: ChangeFlowProps<Result>) => {
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const { rows = [], isBusy: isOld } = trial;
  const kept = rows.filter(({ id }) => !dropped.has(id));
  const count = kept.filter(isTaken).length;
  const isReady = isSaid && trial.isCurrent;
  const toggle = (id: number): void => {
    const after = new Set(dropped);
    if (!after.delete(id)) after.add(id);
    setDropped(after);
  };
  const run = async (): Promise<void> => {
    if (!isReady || act.isBusy) return;
    const answer = await act.run(kept.filter(isSent));
    if (answer) onAnswer(answer);
  };
  const tried = { rows, dropped, onToggle: toggle, isOld };
  return (
    <>
      <div className={isPanel ? styles.body : 'contents'}>
        {children}
        {trial.error ? (
          <FailureNotice
            error={trial.error}
            fallback={failed}
            onRetry={trial.retry}
            className={styles.notice}
          />
        ) : (
          outcomes(tried)
        )}
      </div>
      <ChangeFoot failure={act.failure} said={isReady && summary?.(tried)}>
        <Button variant="outlined" disabled={act.isBusy} onClick={back.onPress}>
          {back.label}
        </Button>
        <Button disabled={!isReady || count === 0} loading={act.isBusy && working} onClick={() => void run()}>
          {submit(count)}
        </Button>
      </ChangeFoot>
    </>
  );
};
