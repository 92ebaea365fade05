import { useEffect, useRef } from 'react';
import type { FormModel } from './createFormModel';

/**
 * Tells when the form becomes dirty or clean again. Outside the fields and outside React's state: the first key of a
 * form must not render anything because of it.
 */
export const useDirty = ({ form }: FormModel, onChange: ((isDirty: boolean) => void) | undefined): void => {
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  }, [onChange]);

  useEffect(() => {
    let last = false;
    const hear = (isDirty: boolean) => {
      if (isDirty === last) return;
      last = isDirty;
      listener.current?.(isDirty);
    };
    const stop = form.subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty = false }) => hear(isDirty),
    });
    return () => {
      stop();
      // A form that is gone has nothing to lose.
      hear(false);
    };
  }, [form]);
};
