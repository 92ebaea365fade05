import { type RefObject, useCallback, useRef, useState } from 'react';
import { text } from '../../../i18n/text';
import type { FormModel } from './createFormModel';
import { fieldErrorsOf, placeServerErrors } from './placeServerErrors';
import { type SaveFailure, saveFailure } from './saveFailure';

/** What a save may use besides its payload. */
export interface SaveTools {
  readonly signal: AbortSignal;
  /** Hears the sent share of an upload, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** The same for every attempt to save the same values, so that trying again makes no second record. */
  readonly idempotencyKey: string;
}

export interface SubmitState {
  readonly isSaving: boolean;
  /** The sent share of an upload; absent while there is nothing to tell. */
  readonly progress?: number;
  readonly failure?: SaveFailure;
  /** The field that wants the person's attention, a new object with every attempt. */
  readonly wanted?: { readonly name: string };
}

export interface Submitting extends SubmitState {
  readonly submit: () => Promise<void>;
  readonly cancel: () => void;
}

const idle: SubmitState = { isSaving: false };

/**
 * One attempt to save at a time: judge, send, and on failure put every text where it belongs. Nothing typed is lost:
 * values are only read here. `onSaved` runs when the form counts as clean again, so it may lead away.
 */
export const useSubmit = <Saved>(
  model: FormModel,
  save: (payload: Record<string, unknown>, tools: SaveTools) => Promise<Saved>,
  onSaved: ((saved: Saved) => void) | undefined,
): Submitting => {
  const [state, setState] = useState<SubmitState>(idle);
  const attempt = useRef<AbortController>(undefined);
  const idempotencyKey = useIdempotencyKey(model);

  const submit = async () => {
    if (attempt.current) return;
    const [first] = model.judge();
    if (first !== undefined) return setState({ isSaving: false, wanted: { name: first } });
    const { signal } = begin(attempt);
    setState({ isSaving: true });
    try {
      const onProgress = (progress: number) => setState({ isSaving: true, progress });
      const saved = await save(model.payload(), { signal, onProgress, idempotencyKey: idempotencyKey() });
      model.settle();
      setState(idle);
      onSaved?.(saved);
    } catch (error) {
      setState(signal.aborted ? cancelled() : refused(model, error));
    } finally {
      attempt.current = undefined;
    }
  };
  const cancel = useCallback(() => attempt.current?.abort(), []);
  return { ...state, submit, cancel };
};

const begin = (attempt: RefObject<AbortController | undefined>): AbortController => {
  attempt.current = new AbortController();
  return attempt.current;
};

/** The backend may have saved it all the same: the words say so, and what was typed stays. */
const cancelled = (): SubmitState => ({
  isSaving: false,
  failure: { words: text('form.cancelled'), details: [] },
});

const refused = ({ handle, isShown, showRefusal }: FormModel, error: unknown): SubmitState => {
  const { byField, rest } = placeServerErrors(fieldErrorsOf(error), handle.fields, isShown);
  showRefusal(byField);
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
