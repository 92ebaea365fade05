import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface ElementState {
  /** Whether its buttons are those of the page. */
  readonly isOn: boolean;
  readonly isShut: boolean;
  /** The field that a save has found wrong first. */
  readonly wanted: { readonly name: string } | undefined;
}

/** The keys and the focus of a form. */
export const useFormElement = (
  form: RefObject<HTMLFormElement | null>,
  { isOn, isShut, wanted }: ElementState,
): void => {
  useSaveShortcut(form, isOn);
  useFocusBack(form, isShut);
  useEffect(() => {
    if (wanted && form.current) focusField(form.current, wanted.name);
  }, [form, wanted]);
};

const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]';

/** Scrolls to a field of the form and puts the focus into it, at the part that is wrong where it has parts. */
const focusField = (form: HTMLElement, name: string): void => {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const field = fields.find((one) => one.dataset.field === name);
  if (!field) return;
  field.closest('details')?.setAttribute('open', '');
  const target =
    field.querySelector<HTMLElement>(`:is(${FOCUSABLE})[aria-invalid="true"]`) ??
    field.querySelector<HTMLElement>(FOCUSABLE);
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  field.scrollIntoView?.({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  target?.focus({ preventScroll: true });
};

/** A form that was shut has taken the focus out of its field: it goes back there, unless something else has it by now. */
const useFocusBack = (form: RefObject<HTMLFormElement | null>, isShut: boolean): void => {
  const held = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isShut) held.current = document.activeElement;
    else if (document.activeElement === document.body && held.current instanceof HTMLElement) {
      if (form.current?.contains(held.current)) held.current.focus();
    }
  }, [form, isShut]);
};

/** Ctrl+S and Cmd+S save, on every keyboard layout: `code` is the key's place, `key` is a Russian letter on a Russian one. */
const useSaveShortcut = (form: RefObject<HTMLFormElement | null>, isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave =
        event.code === 'KeyS' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isSave || !form.current || isCovered(form.current)) return;
      event.preventDefault();
      if (!event.repeat) form.current.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form, isOn]);
};

/** Whether a dialog or panel lies over the form: then the key means that one. */
const isCovered = (form: HTMLElement): boolean => {
  const top = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return top !== undefined && !top.contains(form);
};
