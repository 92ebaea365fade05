import { createContext, useContext } from 'react';
import type { Control, UseFormRegister } from 'react-hook-form';
import type { SectionField } from '../contract/fieldConfig';
import type { FieldErrors } from './fieldErrors';
import type { PendingInputs } from './pendingInputs';

export type FormValues = Record<string, unknown>;

/**
 * What a field needs of its form. The object never changes while the form lives, so reading it renders nothing; a field
 * subscribes to its own value and errors through `useField`, `useFieldText` and `useFieldErrors`.
 */
export interface FormHandle {
  readonly control: Control<FormValues>;
  readonly register: UseFormRegister<FormValues>;
  /** The section the form shows: conditions look at their neighbours. */
  readonly fields: readonly SectionField[];
  readonly getValues: () => FormValues;
  /** Today where the venue is, `YYYY-MM-DD`: what a calendar starts with is what the rules validate by. */
  readonly today: string;
  /** Writes another field's value (a url from the title); the form becomes dirty. */
  readonly setValue: (name: string, value: unknown) => void;
  /** Hears another field's new value in the very event that wrote it; returns the way to stop it. */
  readonly onValue: (name: string, listener: (value: unknown) => void) => () => void;
  readonly errors: FieldErrors;
  /**
   * Validates one field now (on blur, after a choice) and shows what is wrong under it. `part` = only this part was left (the
   * city of an address): until a save was tried, parts that nobody has left yet are not shown as wrong.
   */
  readonly validate: (name: string, part?: string) => void;
  /** What a save takes in first: `usePendingInput`. */
  readonly pending: PendingInputs;
  /** A person changed the field: whatever is shown as wrong is validated again, a field that was fine is left in peace. */
  readonly changed: (name: string) => void;
}

export const FormHandleContext = createContext<FormHandle | null>(null);

export const useFormHandle = (): FormHandle => {
  const handle = useContext(FormHandleContext);
  if (!handle) {
    throw new Error('A field was rendered outside a form: wrap it in <SchemaForm> or <FormHandleContext>.');
  }
  return handle;
};
