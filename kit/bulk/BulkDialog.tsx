import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BulkResult } from '../../contract/bulk';
import { limits } from '../../contract/limits';
import { bulkWords as words } from '../../i18n/bulkWords';
import { shownText, text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import type { BulkActProps, BulkTarget } from '../declaration/BulkAct';
import { withdrawNotices } from '../parts/notices';
import { shownError } from '../parts/shownError';
import { useDebounced } from '../parts/useDebounced';
import { BulkFrame } from './BulkFrame';
import styles from './bulk.module.css';
import { isOdd, PreviewTable, problemOf, type Shown } from './PreviewTable';
import { Receipt } from './Receipt';
import type { BulkAnswer } from './readBulkAnswer';
import { type BulkBody, type BulkChange, useBulkChange } from './useBulkChange';

interface BulkDialogProps extends Omit<BulkActProps, 'anchor'>, Shown {
  readonly title: string;
  /** What is to be done; undefined = that is not said yet. */
  readonly act: BulkBody | undefined;
  /** What the button says, by `smart_count`. */
  readonly submit: string;
  /** What is said when it is done, by `what`. */
  readonly done: string;
  /** What is asked about the change. */
  readonly children: ReactNode;
}

/** Asks what is to be done to many records, shows what becomes of each, does it, and says what was not done. */
export const BulkDialog = ({ target: given, onClosed, title, ...rest }: BulkDialogProps) => {
  const [isBusy, setBusy] = useState(false);
  const [target, setTarget] = useState(given);
  const [answer, setAnswer] = useState<BulkAnswer>();
  const note = target.countOf(target.ids.length);
  return (
    <BulkFrame title={title} note={note} isBusy={isBusy} onClosed={onClosed}>
      {(close) =>
        answer ? (
          <Receipt
            target={target}
            answer={answer}
            onAgain={(ids) => {
              setTarget({ ...target, ids });
              setAnswer(undefined);
            }}
            onClose={close}
          />
        ) : (
          <Asking
            {...rest}
            // Rows that are looked at anew are another question.
            key={target.ids.join()}
            target={target}
            isBusy={isBusy}
            setBusy={setBusy}
            onAnswer={setAnswer}
            onClose={close}
          />
        )
      }
    </BulkFrame>
  );
};

interface AskingProps extends Omit<BulkDialogProps, 'title' | 'onClosed'> {
  readonly isBusy: boolean;
  readonly setBusy: (isBusy: boolean) => void;
  /** Something was not done. */
  readonly onAnswer: (answer: BulkAnswer) => void;
  readonly onClose: () => void;
}

const Asking = ({
  target,
  act,
  submit,
  done,
  children,
  isBusy,
  setBusy,
  onAnswer,
  onClose,
  ...shown
}: AskingProps) => {
  const change = useBulkChange(target);
  const preview = usePreview(target, act, change.ask);
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState('');
  const rows = preview.rows ?? [];
  const taken = rows.filter(({ id, status }) => status === 'done' && !dropped.has(id));
  const odd = taken.filter((row) => isOdd(row, shown.difference)).length;
  const toggle = (id: number): void => {
    const after = new Set(dropped);
    if (!after.delete(id)) after.add(id);
    setDropped(after);
  };
  const run = async (): Promise<void> => {
    if (!act || isBusy) return;
    withdrawNotices();
    setBusy(true);
    setFailure('');
    try {
      const answer = await change.run(act, taken);
      target.onDone?.();
      const count = answer.results.filter(({ status }) => status === 'done').length;
      if (answer.results.some((row) => problemOf(row) !== '')) onAnswer(answer);
      else {
        change.say(shownText(done, { what: target.countOf(count) }), answer);
        onClose();
      }
    } catch (error) {
      setFailure(shownError(error, 'errors.common'));
    }
    setBusy(false);
  };
  return (
    <>
      <div className={styles.how}>{children}</div>
      {preview.error ? (
        <Notice
          tone="error"
          className={styles.notice ?? ''}
          action={
            <Button variant="simple" size="s" onClick={preview.retry}>
              {text('common.retry')}
            </Button>
          }
        >
          {shownError(preview.error, words.failed)}
        </Notice>
      ) : (
        <PreviewTable
          {...shown}
          rows={rows}
          dropped={dropped}
          onToggle={toggle}
          pictureOf={target.pictureOf}
          isSaid={act !== undefined}
          isOld={preview.isBusy}
        />
      )}
      <footer className={styles.foot}>
        <p role="status">
          {failure !== '' && <b className="wrong">{failure} </b>}
          {act && preview.isCurrent && <Summary rows={rows} dropped={dropped} count={taken.length} />}
          {act && preview.isCurrent && odd > 0 && <b> {shownText(words.odd, { smart_count: odd })}</b>}
          {act && preview.isCurrent && taken.length > 0 && change.takeBack && ` ${words.wayBack}`}
        </p>
        <div className="flex wrap gap-8">
          <Button variant="outlined" disabled={isBusy} onClick={onClose}>
            {text('common.cancel')}
          </Button>
          <Button
            disabled={!act || !preview.isCurrent || taken.length === 0}
            loading={isBusy && words.working}
            onClick={() => void run()}
          >
            {shownText(submit, { smart_count: taken.length })}
          </Button>
        </div>
      </footer>
    </>
  );
};

interface SummaryProps {
  readonly rows: readonly BulkResult[];
  readonly dropped: ReadonlySet<number>;
  readonly count: number;
}

/** How many change, and why the others do not. */
const Summary = ({ rows, dropped, count }: SummaryProps) => {
  const counts = {
    unchanged: rows.filter(({ status }) => status === 'unchanged').length,
    refused: rows.filter(({ status }) => status === 'refused').length,
    missing: rows.filter(({ status }) => status === 'missing').length,
    dropped: rows.filter(({ id, status }) => status === 'done' && dropped.has(id)).length,
  };
  const others = Object.entries(words.willNot).flatMap(([kind, say]) => {
    const own = counts[kind as keyof typeof counts];
    return own > 0 ? [shownText(say, { smart_count: own })] : [];
  });
  return (
    <>
      <b>{shownText(words.willChange, { count, all: rows.length })}</b> {others.join(' ')}
    </>
  );
};

/** What the act would make of the rows, reckoned by the server itself; what is on the screen stays until the next is there. */
const usePreview = (target: BulkTarget, act: BulkBody | undefined, ask: BulkChange['ask']) => {
  const said = JSON.stringify(act);
  const wanted = useDebounced(said, limits.searchDebounceMs);
  const query = useQuery({
    // Under no resource's name: what was seen is what is sent, and does not change under somebody's hands.
    queryKey: ['bulk', target.resource, target.parents, target.ids, wanted],
    queryFn: ({ signal }) => ask(act, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const isCurrent = wanted === said && !query.isPlaceholderData;
  return {
    rows: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    /** What is shown is what this act makes. */
    isCurrent: isCurrent && query.data !== undefined,
    isBusy: query.isFetching || !isCurrent,
  };
};
