import { useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { plainId } from '../../dataProvider/kindId';
import { shownText } from '../../i18n/text';
import { type Answer, isLeft, isTaken, problemOf, type RecordOutcome } from '../change/outcomes';
import { ReceiptDialog } from '../change/Receipt';
import type { Action, ActionQuestion, BulkTarget } from '../declaration/BulkAct';
import { ConfirmAction } from '../parts/ConfirmAction';
import { useSayUndoable } from '../parts/useSayUndoable';
import { useBulkChange } from './useBulkChange';

interface RunActionProps {
  readonly action: Action;
  readonly target: BulkTarget;
  /** The record, where it is one; and `what` it is called. */
  readonly one?: RaRecord & { readonly what: string };
  readonly onClosed: () => void;
}

/** Does what an action says, once it was asked about; says what came of it, and what was left and why. */
export const RunAction = ({ action, target, one, onClosed }: RunActionProps) => {
  const act = useBulkChange(target, undefined, action.call);
  const { fail } = useSayUndoable();
  const [answer, setAnswer] = useState<Answer>();
  const { label } = action;
  const ask = useQuestion(action, fail, onClosed);
  const done = ask?.done ?? action.done;
  const say = (words: string, count: number): string =>
    shownText(words, { ...one, what: one?.what ?? target.countOf(count) });

  /** @throws what the call is refused with, and why nothing is done to the one record */
  const run = async (): Promise<Answer> => {
    const made = await act.run(target.ids.map((id) => ({ id: plainId(id) })));
    if (!made) throw act.error();
    const left = made.results.filter(isLeft);
    if (one && left[0]) throw new Error(problemOf(left[0]));
    target.onDone?.();
    if (left.length > 0) setAnswer(made);
    else act.say(say(done ?? `${label}: %{what}`, countDone(made.results)), made);
    return made;
  };
  const isBegun = useRef(false);
  useEffect(() => {
    if (action.ask || isBegun.current) return;
    isBegun.current = true;
    run()
      .then(({ results }) => results.some(isLeft) || onClosed())
      .catch((error: unknown) => {
        fail(error);
        onClosed();
      });
  });
  if (answer)
    return (
      <ReceiptDialog
        {...{ act, answer, onClosed }}
        title={label}
        note={target.countOf(answer.results.length)}
      />
    );
  if (!ask) return null;
  return (
    <ConfirmAction
      title={say(ask.title, target.ids.length)}
      {...(ask.note && { note: say(ask.note, target.ids.length) })}
      confirmLabel={ask.confirmLabel ?? label}
      tone={ask.tone ?? 'primary'}
      fallback={ask.fallback ?? 'errors.common'}
      onConfirm={run}
      onClose={onClosed}
    />
  );
};

/** What is asked, once its words are here. */
const useQuestion = (
  { ask }: Action,
  fail: (error: unknown) => void,
  onClosed: () => void,
): ActionQuestion | undefined => {
  const [question, setQuestion] = useState(typeof ask === 'function' ? undefined : ask);
  const isAsked = useRef(false);
  useEffect(() => {
    if (typeof ask !== 'function' || isAsked.current) return;
    isAsked.current = true;
    ask().then(setQuestion, (error: unknown) => {
      fail(error);
      onClosed();
    });
  }, [ask, fail, onClosed]);
  return question;
};

/** Where all of them were so already, they are as they were wanted. */
const countDone = (results: readonly RecordOutcome[]): number =>
  results.filter(isTaken).length || results.length;
