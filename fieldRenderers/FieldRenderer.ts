import type { ComponentType } from 'react';
import type { FieldConfig, FormMode } from '../contract/fieldConfig';

/** What an input of a form is told. */
export interface FieldInputProps {
  readonly field: FieldConfig;
  /** Whether the record exists already. */
  readonly mode: FormMode;
}

/** What shows a value that may not be changed is told. */
export interface FieldReadProps {
  readonly field: FieldConfig;
  /** The form value, as the field's `fromRecord` made it. */
  readonly value: unknown;
}

/** The visible half of a field type: one line of the registry. */
export interface FieldRenderer {
  /** Writable: takes its value from the form by `field.name` through `useFormHandle()`. */
  readonly Input: ComponentType<FieldInputProps>;
  /** Shown but not writable. */
  readonly Read: ComponentType<FieldReadProps>;
  /** What is told of the value while the field is folded away: beside the title of its group. */
  readonly Sum?: ComponentType<Pick<FieldReadProps, 'value'>>;
  /** Takes both columns of the form grid. */
  readonly wide?: true;
  /** Holds no value: no label, no read mode, nothing to validate (`header`, `empty`). */
  readonly valueless?: true;
  /** Fetches what is not there from the start. A type without it draws at once. */
  readonly preload?: () => Promise<unknown>;
}
