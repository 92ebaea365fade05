import { useCallback, useId } from 'react';
import { useController } from 'react-hook-form';
import type { FieldConfig } from '../contract/fieldConfig';
import { type FieldAria, fieldAria } from './fieldAria';
import type { ErrorList } from './fieldErrors';
import { useFormHandle } from './formHandle';
import { useFieldErrors } from './useFieldErrors';

export interface FieldState {
  /** The form value as the kind's `fromRecord` made it, so narrow it before use. */
  readonly value: unknown;
  /** Takes the value itself, not an event. */
  readonly onChange: (value: unknown) => void;
  /** Validates the field: call it when the person leaves it. */
  readonly onBlur: () => void;
  /** The same for one part of a field that has several (`street`): what was not left yet is not shown as wrong. */
  readonly onLeavePart: (part: string) => void;
  readonly errors: ErrorList;
  readonly id: string;
  /** Goes onto the focusable element: id, aria-describedby, aria-invalid, aria-required. */
  readonly aria: FieldAria;
}

/**
 * A controlled field: one value of the form, and what is wrong with it. Renders when one of the two changes, and never
 * because of another field. Text-like inputs are cheaper uncontrolled: `useFieldText`.
 */
export const useField = (field: FieldConfig): FieldState => {
  const { control, changed, validate } = useFormHandle();
  const { field: bound } = useController({ control, name: field.name });
  const errors = useFieldErrors(field.name);
  const id = useId();
  const { onChange: write } = bound;

  const onChange = useCallback(
    (value: unknown) => {
      write(value);
      changed(field.name);
    },
    [write, changed, field.name],
  );
  const onBlur = useCallback(() => validate(field.name), [validate, field.name]);
  const onLeavePart = useCallback((part: string) => validate(field.name, part), [validate, field.name]);

  return {
    value: bound.value,
    onChange,
    onBlur,
    onLeavePart,
    errors,
    id,
    aria: fieldAria(id, field, errors),
  };
};
