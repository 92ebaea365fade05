import { useEffect, useRef, useState } from 'react';
import { onUnauthorized } from '../../dataProvider/token';
import type { FormValues } from '../../fieldRenderers/formHandle';
import { sameValue } from './createFormModel';
import { type Draft, dropDraft, readDraft } from './drafts';
import { type DraftKeeper, type KeptForm, keepDraft } from './keepDraft';

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
