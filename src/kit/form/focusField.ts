const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]';

/** Scrolls to a field of the form and puts the focus into it, at the part that is wrong where it has parts. */
export const focusField = (form: HTMLElement, name: string): void => {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const field = fields.find((one) => one.dataset.field === name);
  if (!field) return;
  const target =
    field.querySelector<HTMLElement>(`:is(${FOCUSABLE})[aria-invalid="true"]`) ??
    field.querySelector<HTMLElement>(FOCUSABLE);
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  field.scrollIntoView?.({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  target?.focus({ preventScroll: true });
};
