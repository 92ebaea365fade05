import { useContext, useEffect, useRef } from 'react';
import { FormHandleContext } from './formHandle';
import type { PendingStep } from './pendingInputs';

/** Runs `step` before the form is validated and saved; outside a form nothing does. Call it where a key may be missing. */
export const usePendingInput = (step: PendingStep): void => {
  const pending = useContext(FormHandleContext)?.pending;
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => pending?.add(() => latest.current()), [pending]);
};
