import { createListeners } from '../../ui/createListeners';

/** What an open form tells of itself, so that the page of guests can be shown with it. */
interface OpenForm {
  readonly resource: string;
  /** The record's number on the wire. */
  readonly id: number;
  /** What a save would send of the fields that were changed. */
  readonly unsaved: () => Readonly<Record<string, unknown>>;
  /** Hears every change of a value; returns the way to stop it. */
  readonly onChange: (listener: () => void) => () => void;
}

const forms = new Set<OpenForm>();
const { subscribe, tell } = createListeners();

/** A form that is on the screen; returns the way to take it off the list. */
export const registerOpenForm = (form: OpenForm): (() => void) => {
  forms.add(form);
  const stop = form.onChange(tell);
  tell();
  return () => {
    stop();
    forms.delete(form);
    tell();
  };
};

/** The form that was opened last, with what stands in the other forms of its record. */
export const lastOpenForm = (): OpenForm | undefined => {
  const last = [...forms].at(-1);
  const parts = [...forms].filter(({ resource, id }) => resource === last?.resource && id === last.id);
  return last && { ...last, unsaved: () => Object.assign({}, ...parts.map((part) => part.unsaved())) };
};

/** Hears of forms that come and go, and of every change in them. */
export const onOpenForms = subscribe;
