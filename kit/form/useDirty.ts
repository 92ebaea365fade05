import { useEffect, useRef } from 'react';
import type { FormModel } from './createFormModel';

/** The titles of the fields that were changed, asked for when they are to be shown. */
export type ChangedTitles = () => readonly string[];

/** Hears of a form that has something to lose, and `undefined` once it has nothing to lose any more. */
export type DirtyListener = (changed: ChangedTitles | undefined) => void;

/**
 * Tells when the form becomes dirty or clean again. Outside the fields and outside React's state: the first key of a
 * form must not render anything because of it.
 */
export const useDirty = (model: FormModel, onChange: DirtyListener | undefined): void => {
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  }, [onChange]);

  useEffect(() => {
    let last = false;
    const titles: ChangedTitles = () => model.changed().flatMap(({ title }) => (title === '' ? [] : [title]));
    const subscribe = (isDirty: boolean) => {
      if (isDirty === last) return;
      last = isDirty;
      listener.current?.(isDirty ? titles : undefined);
    };
    const stop = model.onChange(() => subscribe(model.isDirty()));
    return () => {
      stop();
      // A form that is gone has nothing to lose.
      subscribe(false);
    };
  }, [model]);
};
