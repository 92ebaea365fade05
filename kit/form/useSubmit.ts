import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError } from '../../contract/errors';
import type { WireRecord } from '../../contract/fields';
import { versionOf } from '../../dataProvider/version';
import type { FormValues } from '../../fieldRenderers/formHandle';
import { withdrawNotices } from '../parts/notices';
import type { FormModel } from './createFormModel';
import { VersionsDialog } from './overlays';
import {
  cancelled,
  changedMeanwhile,
  differences,
  failed,
  idle,
  putOffState,
  refreshed,
  refused,
  type SubmitState,
  typedOn,
  useIdempotencyKey,
  useIsGone,
} from './submitState';
import { useNewerVersion, type WatchedRecord } from './useNewerVersion';

/** What a save may use besides its payload. */
export interface SaveTools {
  readonly signal: AbortSignal;
  /** Hears the sent share of an upload, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** The same for every attempt to save the same values, so that trying again makes no second record. */
  readonly idempotencyKey: string;
  /** The record as the person has seen it, whatever was read since: it is saved over this one, or not at all. */
  readonly over?: WireRecord;
  /** Saved on the way to another tab: it finishes nothing, and leads nowhere by itself. */
  readonly isOnTheWay: boolean;
}

/** Answers nothing where there is no question; otherwise resolves with whether the save may be sent. */
export type AskFirst = (model: FormModel) => Promise<boolean> | undefined;

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
  /** The record it is open on: when somebody saves that, it is said at once. */
  readonly watched?: WatchedRecord | undefined;
  /** Saves the other forms of the page first; resolves with whether this one may follow. */
  readonly saveOthers?: (() => Promise<boolean>) | undefined;
  /** Answers the record the form stays open on; nothing = the form is about to be left, unless `stays`. */
  readonly onSaved?: ((saved: Saved, stays: boolean) => WireRecord | undefined) | undefined;
}

/** So often a save is repeated by itself while others keep saving fields that this form does not show. */
const MAX_ROUNDS = 5;

/**
 * One attempt to save at a time: validate, send, and on failure put every text where it belongs. Nothing typed is lost:
 * values are only read here. `onSaved` runs when the form counts as clean again, so it may lead away; it may not (`stays`)
 * where something was typed while the answer was awaited. A press meanwhile joins the save that is under way, and saves
 * what was typed since.
 *
 * A form that made its record, or is about to be left, stays shut: the page it leads to may take a moment, and another
 * save from the old one would make a second record. The next record is another form (give it a `key`).
 */
export const useSubmit = <Saved>(
  model: FormModel,
  { askFirst, save, saveOthers, readLatest, watched, onSaved }: SaveCalls<Saved>,
): Submitting => {
  const [state, setState] = useState<SubmitState>(idle);
  const attempt = useRef<AbortController>(undefined);
  const isAgain = useRef(false);
  const running = useRef<Promise<boolean>>(undefined);
  const isPart = state.failure?.isPart === true;
  useEffect(() => {
    if (!isPart) return;
    return model.onChange(() => {
      if (!model.isDirty()) setState(idle);
    });
  }, [isPart, model]);
  const isGone = useIsGone();
  const seen = useRef(model.record);
  const newer = useRef<WireRecord>(undefined);
  const isDone = useRef(false);
  const wasOnTheWay = useRef(false);
  const wasTypedOn = useRef(false);
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
        ...(seen.current && { over: seen.current }),
      });
      isDone.current = model.mode === 'create';
      const isTypedOn = !isDone.current && model.isTypedOn(sent);
      const stays = isOnTheWay || isTypedOn || isGone.current;
      model.markSaved();
      const kept = onSaved?.(saved, stays);
      isDone.current ||= onSaved !== undefined && kept === undefined && !isTypedOn;
      if (kept || isTypedOn) model.goOn(kept, sent);
      if (kept) seen.current = kept;
      wasTypedOn.current = isTypedOn;
      if (isTypedOn) return typedOn();
      setState(isDone.current ? { isSaving: false, isDone: true } : idle);
      return undefined;
    } catch (error) {
      if (signal.aborted) return isAgain.current ? 'again' : cancelled();
      if (!readLatest || !isStale(error)) return refused(model, error);
      return meetNewer(readLatest);
    }
  };

  /** Goes on over this version of the record: what stands in the form stays, but for these values. */
  const goOver = (record: WireRecord, values: FormValues = {}): void => {
    model.rebase(model.valuesOf(record), { ...model.form.getValues(), ...values });
    seen.current = record;
  };

  /** Somebody saved first: what they changed is shown, unless this form shows none of it. */
  const meetNewer = async (read: () => Promise<WireRecord>): Promise<SubmitState | 'again'> => {
    try {
      const latest = await read();
      const versions = differences(model, latest);
      if (versions.some(({ changedBy }) => changedBy !== 'me')) {
        await VersionsDialog.ready();
        newer.current = latest;
        return { isSaving: false, versions };
      }
      goOver(latest);
      return 'again';
    } catch (error) {
      return failed(error);
    }
  };

  /** The record was saved elsewhere: what is clean follows it, what was typed stays, and both are told. */
  const look = async (version: number | null): Promise<void> => {
    // The answer to a save of one's own says which version that has made.
    await running.current;
    const isOwn = version !== null && versionOf(seen.current) === `"${version}"`;
    if (!readLatest || isOwn || isDone.current) return;
    const latest = await readLatest().catch(() => undefined);
    // Whoever is choosing between two versions meets a third one when that is saved.
    const isBusy = running.current !== undefined || newer.current !== undefined || isGone.current;
    if (!latest || isBusy) return;
    const isTheirs = differences(model, latest).some(({ changedBy }) => changedBy !== 'me');
    if (isTheirs && model.isDirty()) return setState(changedMeanwhile());
    goOver(latest, model.isDirty() ? {} : model.valuesOf(latest));
    if (isTheirs) setState(refreshed());
  };
  useNewerVersion(watched, look);

  const submit = async (isOnTheWay = false): Promise<boolean> => {
    if (running.current) {
      const isSaved = await running.current;
      return !isSaved && wasTypedOn.current && model.isDirty() ? submit(isOnTheWay) : isSaved;
    }
    if (isDone.current) return false;
    running.current = attemptToSave(isOnTheWay);
    try {
      return await running.current;
    } finally {
      running.current = undefined;
    }
  };
  const attemptToSave = async (isOnTheWay: boolean): Promise<boolean> => {
    wasOnTheWay.current = isOnTheWay;
    wasTypedOn.current = false;
    withdrawNotices();
    // What inputs still hold comes first; only where that has to wait does the form say that it is busy.
    const wait = model.takeIn();
    if (wait) {
      setState({ isSaving: true });
      await wait;
    }
    const [first] = model.validate();
    if (first !== undefined) {
      setState({ isSaving: false, wanted: { name: first } });
      return false;
    }
    const asked = askFirst?.(model);
    if (asked) {
      setState(idle);
      const isAgreed = await asked.catch((error: unknown) => setState(failed(error)));
      if (!isAgreed) return false;
    }
    if (saveOthers && !isOnTheWay) {
      setState({ isSaving: true });
      if (!(await saveOthers())) {
        setState(idle);
        return false;
      }
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
    if (newer.current) {
      goOver(newer.current, values);
      newer.current = undefined;
    }
    void retry();
  };
  const putOff = () => {
    // Not chosen, not seen through: the next save must meet the newer version once more.
    newer.current = undefined;
    setState(putOffState());
  };
  return { ...state, submit, retry, cancel, again, choose, putOff };
};

const isStale = (error: unknown): boolean => error instanceof HttpError && error.status === 412;
