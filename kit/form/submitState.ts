import type { WireRecord } from '../../contract/fields';
import { text } from '../../i18n/text';
import type { FormModel } from './createFormModel';
import { fieldErrorsOf, placeServerErrors } from './placeServerErrors';
import { type SaveFailure, saveFailure } from './saveFailure';
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

/** The backend may have saved it all the same: the words say so, and what was typed stays. */
export const cancelled = (): SubmitState => ({
  isSaving: false,
  failure: { words: text('form.cancelled'), details: [], canRetry: true },
});

/** Saved, but for what was typed while the answer was awaited. */
export const typedOn = (): SubmitState => ({
  isSaving: false,
  failure: { words: text('form.typedOn'), details: [], canRetry: false, isPart: true },
});

/** Somebody else has saved the record: a save of what stands here shows both versions. */
export const changedMeanwhile = (): SubmitState => ({
  isSaving: false,
  failure: {
    words: text('form.changedMeanwhile'),
    details: [],
    canRetry: true,
    isPart: true,
    retryLabel: text('form.changedMeanwhile.compare'),
  },
});

/** Nothing was typed here, so the form shows what somebody else has saved. */
export const refreshed = (): SubmitState => ({
  isSaving: false,
  failure: { words: text('form.refreshed'), details: [], canRetry: false, isPart: true },
});

export const putOffState = (): SubmitState => ({
  isSaving: false,
  failure: { words: text('form.versions.putOff'), details: [], canRetry: true },
});

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
  versionRows({
    fields: model.handle.fields,
    mode: 'edit',
    before: model.initial(),
    mine: model.form.getValues(),
    theirs: model.valuesOf(newer),
  });
