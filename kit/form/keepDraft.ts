import { readToken } from '../../dataProvider/token';
import type { FormValues } from '../../fieldRenderers/formHandle';
import { withoutFiles } from '../preview/withoutFiles';
import { type Draft, dropDraft, writeDraft } from './drafts';

/** A draft is written this long after the first key that is not in it yet, and at once when the page goes. */
const PAUSE_MS = 800;

export interface DraftKeeper {
  readonly flush: () => void;
  /** What was typed is saved: only an older draft that waits for its answer is kept. */
  readonly markSaved: () => void;
  /** The form goes: what is still waiting is written, or what was typed dropped when the person agreed to lose it. */
  readonly stop: () => void;
}

/** What a form must tell of itself so that its changes can be kept. */
export interface KeptForm {
  /** The values the form was opened with, or last saved. */
  readonly initial: () => FormValues;
  readonly form: { readonly getValues: () => FormValues };
  /** Hears every change of a value; returns the way to stop it. */
  readonly onChange: (listener: () => void) => () => void;
}

interface Keeping {
  readonly key: string;
  readonly version: () => string | undefined;
  /** An older draft that was offered and not answered yet: writing a newer one must not lose it. */
  readonly waiting: () => Draft | undefined;
  /** Whether what is typed may be kept when the form goes, or the whole page before it. */
  readonly isWanted: () => boolean;
}

/** Writes the changes of a form into this browser while it lives. */
export const keepDraft = (model: KeptForm, { key, version, waiting, isWanted }: Keeping): DraftKeeper => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const flush = () => {
    if (timer === undefined || isOver) return;
    clearTimeout(timer);
    timer = undefined;
    const changed = changedValues(model.initial(), model.form.getValues());
    const older = waiting();
    const values = { ...older?.values, ...changed.values };
    if (Object.keys(values).length === 0) return dropDraft(key);
    const before = { ...changed.before, ...older?.before };
    writeDraft(key, { savedAt: Date.now(), values, before, version: older ? older.version : version() });
  };
  const forget = () => {
    const older = waiting();
    if (older) writeDraft(key, older);
    else dropDraft(key);
  };
  const stopHearing = model.onChange(() => {
    timer ??= setTimeout(flush, PAUSE_MS);
  });
  // Signing out in another tab has just removed everything private; nothing may be written behind its back.
  const onStorage = ({ key: changed, newValue }: StorageEvent) => {
    if ((changed === 'token' || changed === null) && newValue === null) isOver = true;
  };
  const leave = () => {
    // Without a session nobody may write any more: signing out has just removed everything private.
    if (isWanted() && readToken() !== null) return flush();
    clearTimeout(timer);
    if (!isWanted()) forget();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('storage', onStorage);
  return {
    flush,
    markSaved: forget,
    stop: () => {
      stopHearing();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('storage', onStorage);
      leave();
    },
  };
};

interface ChangedValues {
  /** What differs from the values the form was opened with, without files: what a draft can keep. */
  readonly values: FormValues;
  /** What those fields held when the form was opened. */
  readonly before: FormValues;
}

const changedValues = (initial: FormValues, current: FormValues): ChangedValues => {
  const values: FormValues = {};
  const before: FormValues = {};
  for (const [name, value] of Object.entries(current)) {
    const now = withoutFiles(value);
    const then = withoutFiles(initial[name]);
    if (JSON.stringify(now) === JSON.stringify(then)) continue;
    values[name] = now;
    before[name] = then;
  }
  return { values, before };
};
