import { type ReactNode, useState } from 'react';
import { plainId } from '../../dataProvider/kindId';
import { bulkWords as words } from '../../i18n/bulkWords';
import { shownText, text } from '../../i18n/text';
import { ChangeFlow, type Tried } from '../change/ChangeFlow';
import { ChangeFrame } from '../change/ChangeFrame';
import styles from '../change/change.module.css';
import { type Columns, isOdd, OutcomeTable } from '../change/OutcomeTable';
import { type Answer, isLeft, isTaken, type RecordOutcome } from '../change/outcomes';
import { Receipt } from '../change/Receipt';
import { useTrial } from '../change/useTrial';
import type { BulkActProps } from '../declaration/BulkAct';
import { type BulkBody, useBulkChange } from './useBulkChange';

interface BulkDialogProps extends Omit<BulkActProps, 'anchor'>, Columns {
  readonly title: string;
  /** What is to be done; undefined = that is not said yet. */
  readonly act: BulkBody | undefined;
  /** What the button says, by `smart_count`. */
  readonly submit: string;
  /** The text when it is done, by `what`. */
  readonly done: string;
  /** What is asked about the change. */
  readonly children: ReactNode;
}

/** Asks what is to be done to many records, shows what becomes of each, does it, and says what was not done. */
export const BulkDialog = ({ target: given, onClosed, title, ...rest }: BulkDialogProps) => {
  const [target, setTarget] = useState(given);
  const [answer, setAnswer] = useState<Answer>();
  const act = useBulkChange(target, rest.act);
  return (
    <ChangeFrame
      title={title}
      note={target.countOf(target.ids.length)}
      isBusy={act.isBusy}
      onClosed={onClosed}
    >
      {(close) =>
        answer ? (
          <Receipt
            act={act}
            answer={answer}
            onAgain={(ids) => {
              setTarget({ ...target, ids });
              setAnswer(undefined);
            }}
            onClose={close}
          />
        ) : (
          // Rows that are looked at anew are another question.
          <Asking {...rest} key={target.ids.join()} {...{ target, change: act, setAnswer, close }} />
        )
      }
    </ChangeFrame>
  );
};

interface AskingProps extends Omit<BulkDialogProps, 'title' | 'onClosed'> {
  readonly change: ReturnType<typeof useBulkChange>;
  readonly setAnswer: (answer: Answer) => void;
  readonly close: () => void;
}

const Asking = (props: AskingProps) => {
  const { target, act, submit, done, children, change, setAnswer, close, ...columns } = props;
  const { resource, parents, ids } = target;
  const trial = useTrial(change.change, {
    key: ['bulk', resource, parents, ids],
    rows: ids.map((id) => ({ id: plainId(id) })),
  });
  const isSaid = act !== undefined;
  return (
    <ChangeFlow<RecordOutcome>
      act={change}
      trial={trial}
      isSaid={isSaid}
      outcomes={(tried) => (
        <OutcomeTable {...columns} {...tried} pictureOf={target.pictureOf} isSaid={isSaid} />
      )}
      summary={(tried) => <Summary {...tried} {...columns} hasWayBack={change.mayTakeBack} />}
      submit={(count) => shownText(submit, { smart_count: count })}
      working={words.working}
      failed={words.failed}
      back={{ label: text('common.cancel'), onPress: close }}
      onAnswer={(answer) => {
        target.onDone?.();
        if (answer.results.some(isLeft)) return setAnswer(answer);
        change.say(shownText(done, { what: target.countOf(answer.results.filter(isTaken).length) }), answer);
        close();
      }}
    >
      <div className={styles.how}>{children}</div>
    </ChangeFlow>
  );
};

interface SummaryProps extends Tried<RecordOutcome>, Pick<Columns, 'difference'> {
  readonly hasWayBack: boolean;
}

/** How many change, why the others do not, and what to look at. */
const Summary = ({ rows, dropped, difference, hasWayBack }: SummaryProps) => {
  const taken = rows.filter((row) => isTaken(row) && !dropped.has(row.id));
  const odd = taken.filter((row) => isOdd(row, difference)).length;
  const countOf = (kind: keyof typeof words.willNot): number =>
    rows.filter((row) => (kind === 'dropped' ? isTaken(row) && dropped.has(row.id) : row.status === kind))
      .length;
  const others = WILL_NOT.filter((kind) => countOf(kind) > 0).map((kind) =>
    shownText(words.willNot[kind], { smart_count: countOf(kind) }),
  );
  return (
    <>
      <b>{shownText(words.willChange, { count: taken.length, all: rows.length })}</b> {others.join(' ')}
      {odd > 0 && <b> {shownText(words.odd, { smart_count: odd })}</b>}
      {taken.length > 0 && hasWayBack && ` ${words.wayBack}`}
    </>
  );
};

const WILL_NOT = ['unchanged', 'refused', 'missing', 'dropped'] as const;
