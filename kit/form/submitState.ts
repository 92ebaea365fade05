import { useCallback, useEffect, useRef } from 'react';
import { HttpError } from '../../contract/errors';
import type { WireRecord } from '../../contract/fields';
import { text } from '../../i18n/text';
import { isChunkFailure } from '../../ui/chunkFailure';
import { shownError } from '../parts/shownError';
import type { FormModel } from './createFormModel';
import { fieldErrorsOf, placeServerErrors } from './placeServerErrors';
import { type VersionRow, versionRows } from './versions/versionRows';

/** What a form says of its save. */
export interface SubmitState {
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

export const idle: SubmitState = { isSaving: false };

/** What there is to know of a save; trying once more helps, unless it is said otherwise. */
const say = (words: string, more?: Partial<SaveFailure>): SubmitState => ({
  isSaving: false,
  failure: { words, details: [], canRetry: true, ...more },
});

/** The backend may have saved it all the same: the words say so, and what was typed stays. */
export const cancelled = () => say(text('form.cancelled'));

/** Saved, but for what was typed while the answer was awaited. */
export const typedOn = () => say(text('form.typedOn'), { canRetry: false, isPart: true });

/** Somebody else has saved the record: a save of what stands here shows both versions. */
export const changedMeanwhile = () =>
  say(text('form.changedMeanwhile'), { isPart: true, retryLabel: text('form.changedMeanwhile.compare') });

/** Nothing was typed here, so the form shows what somebody else has saved. */
export const refreshed = () => say(text('form.refreshed'), { canRetry: false, isPart: true });

export const putOffState = () => say(text('form.versions.putOff'));

export const refused = ({ handle, isShown, showApiError }: FormModel, error: unknown): SubmitState => {
  const { byField, rest } = placeServerErrors(fieldErrorsOf(error), handle.fields, isShown);
  showApiError(byField);
  const first = handle.fields.find((field) => Object.hasOwn(byField, field.name));
  return {
    isSaving: false,
    failure: saveFailure(error, rest),
    ...(first && { wanted: { name: first.name } }),
  };
};

/** Nothing was sent, or nobody knows: the words say so, and what was typed stays. */
export const failed = (error: unknown): SubmitState => ({
  isSaving: false,
  failure: saveFailure(error, []),
});

/** What stands in a form beside a newer version of its record. */
export const differences = (model: FormModel, newer: WireRecord): readonly VersionRow[] =>
  versionRows(model, {
    before: model.initial(),
    mine: model.form.getValues(),
    theirs: model.valuesOf(newer),
  });

/** What a save that failed says above the actions. */
export interface SaveFailure {
  readonly words: string;
  /** Texts of the server for what this form does not show. */
  readonly details: readonly string[];
  /** Whether sending the same once more may well succeed. */
  readonly canRetry: boolean;
  /** Nothing reached the server: the words are out of date as soon as the network is back. */
  readonly isOffline?: boolean;
  /** No failure, but something to know: a part was not saved, or somebody else has saved. Over when nothing is typed. */
  readonly isPart?: boolean;
  /** What trying again is called; default: that. */
  readonly retryLabel?: string;
}

/** Answers that say nothing about what was sent: busy, restarting, or nothing at all. */
const PASSING = [0, 408, 429];

/** What was open to this person is no more: saving again cannot help, so they are told that nothing typed is gone. */
const isLost = (status: number | undefined): boolean => status === 403 || status === 404;

const saveFailure = (error: unknown, details: readonly string[]): SaveFailure => {
  const words = shownError(error, 'errors.common');
  const status = error instanceof HttpError ? error.status : undefined;
  // The question before a save did not arrive.
  const isUnasked = isChunkFailure(error);
  return {
    words,
    details: [
      ...details.filter((detail) => detail !== words),
      ...(isUnasked || isLost(status) ? [text('form.kept')] : []),
    ],
    canRetry:
      isUnasked || (status !== undefined && (PASSING.includes(status) || status >= 500 || status < 400)),
    isOffline: status === 0,
  };
};

/**
 * Names one set of values: a new name as soon as anything was changed since the last one was given out, so that what is
 * sent once more makes no second record, and what is something else is no repetition.
 */
export const useIdempotencyKey = ({ onChange }: FormModel): (() => string) => {
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

/** Whether the form has left the page: an answer that comes later leads nowhere. */
export const useIsGone = () => {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
};
