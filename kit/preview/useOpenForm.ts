import { useEffect, useState } from 'react';
import { lastOpenForm, onOpenForms } from './openForms';

/** What is typed is shown this long after the last key, ms. */
const PAUSE_MS = 400;

/** As the call takes it. */
export interface Unsaved {
  readonly resource: string;
  readonly id: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const read = (): Unsaved | undefined => {
  const form = lastOpenForm();
  return form && { resource: form.resource, id: form.id, values: form.unsaved() };
};

/** The open form and what is unsaved in it, a moment after it has changed. */
export const useOpenForm = (): Unsaved | undefined => {
  const [unsaved, setUnsaved] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onOpenForms(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setUnsaved(read()), PAUSE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return unsaved;
};
