import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useGetIdentity } from 'react-admin';
import { onUnauthorized, readToken } from '../../dataProvider/token';
import { versionOf } from '../../dataProvider/version';
import type { FormValues } from '../../fieldRenderers/formHandle';
import { withoutFiles } from '../preview/withoutFiles';
import { useParents } from '../queryRouter/ParentsContext';
import { sameValue } from './createFormModel';
import { type Draft, draftKey, dropDraft, readDraft, writeDraft } from './drafts';

/** A form whose draft can also be put back, field by field. */
export interface DraftedForm extends KeptForm {
  readonly handle: {
    readonly fields: readonly { readonly name: string }[];
    readonly setValue: (name: string, value: unknown) => void;
  };
}

export interface DraftPlace {
  readonly key: string;
  /** The version of the record the form was opened with, where the backend tells versions. */
  readonly version?: string | undefined;
  /** Whether what is typed may be kept when the form goes: not after the person agreed to lose it. */
  readonly isWanted: () => boolean;
}

/** A draft that was found, and whether the record is still the one it was typed over. */
export interface FoundDraft extends Draft {
  readonly isOutdated: boolean;
}

export interface DraftState {
  /** Found when the form opened, and neither taken nor dropped yet. */
  readonly found: FoundDraft | undefined;
  /** Puts these values into the form: all of the draft's, or those that were chosen. */
  readonly restore: (values: FormValues) => void;
  readonly drop: () => void;
  /** What was typed is saved; an older draft that nobody has answered yet goes on waiting, over a newer record. */
  readonly markSaved: () => void;
  /** Writes what is waiting now: a save may find that the session is over. */
  readonly keepNow: () => void;
}

/**
 * Keeps what is typed in this browser until it is saved, so that a lost session or a crashed tab loses nothing, and
 * offers it back when the same person opens the same form. Without a place nothing is kept.
 */
export const useDraft = (model: DraftedForm, place: DraftPlace | undefined): DraftState => {
  const key = place?.key;
  const [found, setFound] = useState(() => place && findDraft(model, place));
  const latest = useRef({ place, found });
  useEffect(() => {
    latest.current = { place, found };
  });

  const keeper = useRef<DraftKeeper>(undefined);
  useEffect(() => {
    if (key === undefined) return;
    keeper.current = keepDraft(model, {
      key,
      version: () => latest.current.place?.version,
      waiting: () => latest.current.found,
      isWanted: () => latest.current.place?.isWanted() ?? false,
    });
    const stopHearing = onUnauthorized(keeper.current.flush);
    return () => {
      stopHearing();
      keeper.current?.stop();
    };
  }, [model, key]);

  const drop = () => {
    if (key !== undefined) dropDraft(key);
    setFound(undefined);
  };
  const markSaved = () => {
    keeper.current?.markSaved();
    setFound((draft) => draft && { ...draft, isOutdated: true });
  };
  const restore = (values: FormValues) => {
    const { fields, setValue } = model.handle;
    for (const { name } of fields) {
      if (Object.hasOwn(values, name)) setValue(name, values[name]);
    }
    setFound(undefined);
  };
  return { found, restore, drop, markSaved, keepNow: () => keeper.current?.flush() };
};

/** The draft of this place, unless the record holds all of it already. */
const findDraft = (model: DraftedForm, { key, version }: DraftPlace): FoundDraft | undefined => {
  const draft = readDraft(key, Date.now());
  if (!draft) return undefined;
  const now = model.initial();
  const names = Object.keys(draft.values);
  if (names.every((name) => sameValue(draft.values[name], now[name]))) {
    dropDraft(key);
    return undefined;
  }
  const isOtherVersion = version !== undefined && draft.version !== undefined && version !== draft.version;
  const isChanged = Object.entries(draft.before).some(([name, value]) => !sameValue(value, now[name]));
  return { ...draft, isOutdated: isOtherVersion || isChanged };
};

/** A draft is written this long after the first key that is not in it yet, and at once when the page goes. */
const PAUSE_MS = 800;

interface DraftKeeper {
  readonly flush: () => void;
  /** What was typed is saved: only an older draft that waits for its answer is kept. */
  readonly markSaved: () => void;
  /** The form goes: what is still waiting is written, or what was typed dropped when the person agreed to lose it. */
  readonly stop: () => void;
}

/** What a form must tell of itself so that its changes can be kept. */
interface KeptForm {
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
const keepDraft = (model: KeptForm, { key, version, waiting, isWanted }: Keeping): DraftKeeper => {
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

interface DraftOf {
  /** What tells this form from every other of the same person: the resource, the record, the section. */
  readonly form: readonly string[];
  readonly record: RaRecord | undefined;
  /** Whether what is typed may be kept when the form goes. */
  readonly isWanted: () => boolean;
}

/** Where the draft of a form is kept: apart for each person. Who is unknown has none. */
export const useDraftPlace = ({
  form,
  record,
  isWanted,
}: DraftOf): { readonly isPending: boolean; readonly place: DraftPlace | undefined } => {
  const { identity, isPending } = useGetIdentity();
  const parents = useParents();
  if (!identity?.id) return { isPending, place: undefined };
  const key = draftKey(String(identity.id), ...form, JSON.stringify(parents));
  return { isPending, place: { key, version: versionOf(record), isWanted } };
};
