import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { errorText, HttpError } from '../../../contract/errors';
import { shownText } from '../../../i18n/text';
import { session } from '../session';

interface AuthCall {
  /** What went wrong, in words; '' = nothing. */
  readonly problem: string;
  readonly isWaiting: boolean;
  /** Seconds the server asked to wait before the next try; 0 = none. */
  readonly retryAfter: number;
  /** `left` = the form is about to be left, and takes no further call. */
  readonly run: (work: (signal: AbortSignal) => Promise<undefined | 'left'>) => Promise<void>;
}

/**
 * Runs one call of a form of the modal: one at a time, ended with the form, its failure worded in the order of ER-01 and
 * recorded in the session. What the server says about single fields is put under them by `setFieldError`.
 */
export const useAuthCall = <Values extends FieldValues>(
  fallbackKey: string,
  fields: readonly Path<Values>[] = [],
  setFieldError?: UseFormSetError<Values>,
): AuthCall => {
  const [problem, setProblem] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const [retryAfter, setRetryAfter] = useState(0);
  const isUnderWay = useRef(false);
  const abort = useAbortOnLeave();

  const fail = (error: unknown): void => {
    session.setError(error);
    if (error instanceof HttpError) setRetryAfter(error.retryAfter ?? 0);
    const errors = error instanceof HttpError ? error.errors : {};
    const under = fields.filter((name) => errors[name]?.[0]);
    for (const name of under)
      setFieldError?.(name, { message: errors[name]?.[0] ?? '' }, { shouldFocus: name === under[0] });
    const wording = errorText(error, fallbackKey);
    // One fault, one message: whatever the server says above them, its fields say it better, and go with their cause.
    const isSaidAlready = under.length > 0 && Object.keys(errors).length === under.length && !isToWait(error);
    setProblem(isSaidAlready ? '' : shownText('text' in wording ? wording.text : wording.key));
  };

  const run: AuthCall['run'] = async (work) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProblem('');
    setRetryAfter(0);
    session.clearAuthErrors();
    setWaiting(true);
    const { signal } = abort.current;
    try {
      if ((await work(signal)) === 'left') return;
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
    isUnderWay.current = false;
    if (!signal.aborted) setWaiting(false);
  };

  return { problem, isWaiting, retryAfter, run };
};

const isToWait = (error: unknown): boolean => error instanceof HttpError && (error.retryAfter ?? 0) > 0;

/** A form that is left takes its call with it. */
const useAbortOnLeave = (): RefObject<AbortController> => {
  const controller = useRef(new AbortController());
  useEffect(() => {
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return controller;
};

/**
 * Puts the focus on what is marked `data-autofocus` inside. The way here was a button of the step before, which is gone and
 * took the focus along.
 */
export const useFirstFocus = <E extends HTMLElement>(): RefObject<E | null> => {
  const step = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    step.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return step;
};
