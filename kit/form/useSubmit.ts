import { useCallback, useRef, useState } from 'react';
import { HttpError } from '../../contract/errors';
import type { WireRecord } from '../../contract/fields';
import type { FormValues } from '../../fieldRenderers/formHandle';
import { text } from '../../i18n/text';
import { withdrawNotices } from '../parts/notices';
import type { FormModel } from './createFormModel';
import { fieldErrorsOf, placeServerErrors } from './placeServerErrors';
import { type SaveFailure, saveFailure } from './saveFailure';
import { type VersionRow, versionRows } from './versions/versionRows';

/** What a save may use besides its payload. */
export interface SaveTools {
  readonly signal: AbortSignal;
  /** Hears the sent share of an upload, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** The same for every attempt to save the same values, so that trying again makes no second record. */
  readonly idempotencyKey: string;
  /** The record as somebody else saved it meanwhile, when the person has seen that: it is saved over this one. */
  readonly over?: WireRecord;
  /** Saved on the way to another tab: it finishes nothing, and leads nowhere by itself. */
  readonly isOnTheWay: boolean;
}

/** Answers nothing where there is no question; otherwise resolves with whether the save may be sent. */
export type AskFirst = (model: FormModel) => Promise<boolean> | undefined;

interface SubmitState {
  readonly isSaving: boolean;
  /** Saved, and about to be left: it takes no further save. */
  readonly isDone?: boolean;
  /** The sent share of an upload; absent while there is nothing to tell. */
  readonly progress?: number;
  readonly failure?: SaveFailure;
  /** The field that wants the person's attention, a new object with every attempt. */
  readonly wanted?: { readonly name: string };
  /** Somebody else saved first: the fields that differ now. */
  readonly versions?: readonly VersionRow[];
}

interface Submitting extends SubmitState {
  /** Resolves with whether it was saved. */
  readonly submit: (isOnTheWay?: boolean) => Promise<boolean>;
  /** Tries once more what failed, as it was tried. */
  readonly retry: () => Promise<boolean>;
  readonly cancel: () => void;
  /** Gives up waiting for the answer and sends the same again. */
  readonly again: () => void;
  /** Saves with these values over the newer version. */
  readonly choose: (values: FormValues) => void;
  /** Leaves the question about the versions: everything typed stays, and the next save asks again. */
  readonly putOff: () => void;
}

interface SaveCalls<Saved> {
  readonly askFirst?: AskFirst | undefined;
  readonly save: (payload: Record<string, unknown>, tools: SaveTools) => Promise<Saved>;
  /** Reads the record as it is now; without it a stale save is a failure like any other. */
  readonly readLatest?: (() => Promise<WireRecord>) | undefined;
  /** Answers the record the form stays open on; nothing = the form is about to be left. */
  readonly onSaved?: ((saved: Saved, isOnTheWay: boolean) => WireRecord | undefined) | undefined;
}

/** So often a save is repeated by itself while others keep saving fields that this form does not show. */
const MAX_ROUNDS = 5;

const idle: SubmitState = { isSaving: false };

/**
 * One attempt to save at a time: validate, send, and on failure put every text where it belongs. Nothing typed is lost:
 * values are only read here. `onSaved` runs when the form counts as clean again, so it may lead away.
 *
 * A form that made its record, or is about to be left, stays shut: the page it leads to may take a moment, and another
 * save from the old one would make a second record. The next record is another form (give it a `key`).
 */
export const useSubmit = <Saved>(
  model: FormModel,
  { askFirst, save, readLatest, onSaved }: SaveCalls<Saved>,
): Submitting => {
  const [state, setState] = useState<SubmitState>(idle);
  const attempt = useRef<AbortController>(undefined);
  const isAgain = useRef(false);
  const isTakingIn = useRef(false);
  const over = useRef<WireRecord>(undefined);
  const isDone = useRef(false);
  const wasOnTheWay = useRef(false);
  const idempotencyKey = useIdempotencyKey(model);

  /** One call; answers what the form says then, undefined = saved, 'again' = the same is to be sent once more. */
  const send = async (
    signal: AbortSignal,
    isOnTheWay: boolean,
  ): Promise<SubmitState | 'again' | undefined> => {
    const sent = { ...model.form.getValues() };
    try {
      const saved = await save(model.payload(), {
        signal,
        onProgress: (progress) => setState({ isSaving: true, progress }),
        idempotencyKey: idempotencyKey(),
        isOnTheWay,
        ...(over.current && { over: over.current }),
      });
      over.current = undefined;
      model.markSaved();
      isDone.current = model.mode === 'create';
      const kept = onSaved?.(saved, isOnTheWay);
      isDone.current ||= onSaved !== undefined && kept === undefined;
      if (kept) model.goOn(kept, sent);
      setState(isDone.current ? { isSaving: false, isDone: true } : idle);
      return undefined;
    } catch (error) {
      if (signal.aborted) return isAgain.current ? 'again' : cancelled();
      if (!readLatest || !isStale(error)) return refused(model, error);
      return meetNewer(readLatest);
    }
  };

  /** Somebody saved first: what they changed is shown, unless this form shows none of it. */
  const meetNewer = async (read: () => Promise<WireRecord>): Promise<SubmitState | 'again'> => {
    try {
      const newer = await read();
      const versions = differences(model, newer);
      over.current = newer;
      if (versions.some(({ changedBy }) => changedBy !== 'me')) return { isSaving: false, versions };
      model.rebase(model.valuesOf(newer), model.form.getValues());
      return 'again';
    } catch (error) {
      return { isSaving: false, failure: saveFailure(error, []) };
    }
  };

  /** What inputs still hold comes first; only where that has to wait does the form say that it is busy. */
  const finish = async (wait: Promise<unknown>) => {
    isTakingIn.current = true;
    setState({ isSaving: true });
    await wait;
    isTakingIn.current = false;
  };

  const submit = async (isOnTheWay = false) => {
    if (attempt.current || isTakingIn.current || isDone.current) return false;
    wasOnTheWay.current = isOnTheWay;
    withdrawNotices();
    const wait = model.takeIn();
    if (wait) await finish(wait);
    const [first] = model.validate();
    if (first !== undefined) {
      setState({ isSaving: false, wanted: { name: first } });
      return false;
    }
    const asked = askFirst?.(model);
    if (asked) {
      isTakingIn.current = true;
      setState(idle);
      const isAgreed = await asked;
      isTakingIn.current = false;
      if (!isAgreed) return false;
    }
    let outcome: SubmitState | 'again' | undefined = 'again';
    for (let round = 0; outcome === 'again'; round += isAgain.current ? 0 : 1) {
      isAgain.current = false;
      attempt.current = new AbortController();
      setState({ isSaving: true });
      outcome = round < MAX_ROUNDS ? await send(attempt.current.signal, isOnTheWay) : putOffState();
    }
    attempt.current = undefined;
    if (outcome) setState(outcome);
    return outcome === undefined;
  };
  const cancel = useCallback(() => attempt.current?.abort(), []);
  const again = useCallback(() => {
    isAgain.current = true;
    attempt.current?.abort();
  }, []);
  const retry = () => submit(wasOnTheWay.current);
  const choose = (values: FormValues) => {
    if (over.current) model.rebase(model.valuesOf(over.current), { ...model.form.getValues(), ...values });
    void retry();
  };
  const putOff = () => {
    // Not chosen, not seen through: the next save must meet the newer version once more.
    over.current = undefined;
    setState(putOffState());
  };
  return { ...state, submit, retry, cancel, again, choose, putOff };
};

const isStale = (error: unknown): boolean => error instanceof HttpError && error.status === 412;

const differences = (model: FormModel, newer: WireRecord): readonly VersionRow[] =>
  versionRows({
    fields: model.handle.fields,
    mode: 'edit',
    before: model.initial(),
    mine: model.form.getValues(),
    theirs: model.valuesOf(newer),
  });

/** The backend may have saved it all the same: the words say so, and what was typed stays. */
const cancelled = (): SubmitState => ({
  isSaving: false,
  failure: { words: text('form.cancelled'), details: [], canRetry: true },
});

const putOffState = (): SubmitState => ({
  isSaving: false,
  failure: { words: text('form.versions.putOff'), details: [], canRetry: true },
});

const refused = ({ handle, isShown, showApiError }: FormModel, error: unknown): SubmitState => {
  const { byField, rest } = placeServerErrors(fieldErrorsOf(error), handle.fields, isShown);
  showApiError(byField);
  const first = handle.fields.find((field) => Object.hasOwn(byField, field.name));
  return {
    isSaving: false,
    failure: saveFailure(error, rest),
    ...(first && { wanted: { name: first.name } }),
  };
};

/** Names one set of values: a new name as soon as anything was changed since the last one was given out. */
const useIdempotencyKey = ({ onChange }: FormModel): (() => string) => {
  const key = useRef<string>(undefined);
  const isWatching = useRef(false);
  return useCallback(() => {
    if (!isWatching.current) {
      isWatching.current = true;
      onChange(() => {
        key.current = undefined;
      });
    }
    key.current ??= crypto.getRandomValues(new Uint32Array(4)).join('-');
    return key.current;
  }, [onChange]);
};
