import { type RefObject, useEffect } from 'react';

/** Ctrl+S and Cmd+S save, on every keyboard layout: `code` is the key's place, `key` is a Russian letter on a Russian one. */
export const useSaveShortcut = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave =
        event.code === 'KeyS' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isSave || !form.current || isCovered(form.current)) return;
      event.preventDefault();
      if (!event.repeat) form.current.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
};

/** Whether a dialog or panel lies over the form: then the key means that one. */
const isCovered = (form: HTMLElement): boolean => {
  const top = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return top !== undefined && !top.contains(form);
};
