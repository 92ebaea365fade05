import { useEffect, useRef, useState } from 'react';
import { readToken } from '../../../dataProvider/token';
import { onUnauthorized } from '../../../dataProvider/unauthorized';
import { changedValues } from './changedValues';
import type { FormModel } from './createFormModel';
import { type Draft, dropDraft, readDraft, writeDraft } from './drafts';

/** A draft is written this long after the last key, and at once when the page goes. */
const PAUSE_MS = 800;

export interface DraftPlace {
  readonly key: string;
  /** Whether what is typed may be kept when the form goes: not after the person agreed to lose it. */
  readonly isWanted: () => boolean;
}

export interface DraftState {
  /** Found when the form opened, and neither taken nor dropped yet. */
  readonly found: Draft | undefined;
  readonly restore: () => void;
  readonly drop: () => void;
  /** Writes what is waiting now: a save may find that the session is over. */
  readonly keepNow: () => void;
}

/**
 * Keeps what is typed in this browser until it is saved, so that a lost session or a crashed tab loses nothing, and
 * offers it back when the same person opens the same form. Without a place nothing is kept.
 */
export const useDraft = (model: FormModel, place: DraftPlace | undefined): DraftState => {
  const key = place?.key;
  const [found, setFound] = useState(() => (key === undefined ? undefined : readDraft(key, Date.now())));
  const isWanted = useRef(place?.isWanted);
  useEffect(() => {
    isWanted.current = place?.isWanted;
  }, [place]);

  const keeper = useRef<DraftKeeper>(undefined);
  useEffect(() => {
    if (key === undefined) return;
    keeper.current = keepDraft(model, key);
    return () => keeper.current?.stop(isWanted.current?.() ?? false);
  }, [model, key]);

  const drop = () => {
    if (key !== undefined) dropDraft(key);
    setFound(undefined);
  };
  const restore = () => {
    const { fields, setValue } = model.handle;
    for (const { name } of fields) {
      if (found && Object.hasOwn(found.values, name)) setValue(name, found.values[name]);
    }
    setFound(undefined);
  };
  return { found, restore, drop, keepNow: () => keeper.current?.flush() };
};

interface DraftKeeper {
  readonly flush: () => void;
  /** The form goes: what is still waiting is written, or everything dropped when the person agreed to lose it. */
  readonly stop: (isWanted: boolean) => void;
}

const keepDraft = (model: FormModel, key: string): DraftKeeper => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const values = changedValues(model.initial(), model.form.getValues());
    if (Object.keys(values).length > 0) writeDraft(key, values, Date.now());
    else dropDraft(key);
  };
  const stopHearing = model.onChange(() => {
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  });
  window.addEventListener('pagehide', flush);
  // The session ends under the form (1§8): what was typed in the last moment is kept before the page goes.
  const stopHearingOfTheEnd = onUnauthorized(flush);
  return {
    flush,
    stop: (isWanted) => {
      stopHearing();
      stopHearingOfTheEnd();
      window.removeEventListener('pagehide', flush);
      // Without a session nobody may write any more: signing out has just removed everything private.
      if (isWanted && readToken() !== null) return flush();
      clearTimeout(timer);
      if (!isWanted) dropDraft(key);
    },
  };
};
