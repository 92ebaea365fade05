import { createContext, useContext } from 'react';
import type { Control, UseFormRegister } from 'react-hook-form';
import type { FieldProblem } from '../contract/fields/FieldKind';

export type FormValues = Record<string, unknown>;

/**
 * What a field needs of its form. The object never changes while the form lives, so reading it renders nothing;
 * a field subscribes to its own value and problems with react-hook-form's `useController`, `useWatch`, `useFormState({name})`.
 */
export interface FormHandle {
  readonly control: Control<FormValues>;
  readonly register: UseFormRegister<FormValues>;
  readonly getValue: (name: string) => unknown;
  readonly setValue: (name: string, value: unknown) => void;
  /** Judges one field now (on blur, after a choice) and shows what is wrong under it. */
  readonly validate: (name: string) => void;
}

/** What a check found stands in react-hook-form's error of the field under this key, texts are looked up at render. */
export interface FieldErrorWithProblems {
  readonly problems?: readonly FieldProblem[];
}

export const FormHandleContext = createContext<FormHandle | null>(null);

export const useFormHandle = (): FormHandle => {
  const handle = useContext(FormHandleContext);
  if (!handle) {
    throw new Error('A field was rendered outside a form: wrap it in <SchemaForm> or <FormHandleContext>.');
  }
  return handle;
};
