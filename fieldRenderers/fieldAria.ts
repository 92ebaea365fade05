import type { FieldConfig } from '../contract/fieldConfig';
import type { ErrorList } from './fieldErrors';

/** What ties a native input to its label, help and error text (FieldFrame draws those under the same ids). */
export interface FieldAria {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
}

export const labelId = (id: string) => `${id}-label`;
export const helpId = (id: string) => `${id}-help`;
export const errorId = (id: string) => `${id}-error`;

export const fieldAria = (id: string, field: FieldConfig, errors: ErrorList): FieldAria => ({
  id,
  'aria-describedby': field.description ? `${errorId(id)} ${helpId(id)}` : errorId(id),
  'aria-invalid': errors.length > 0,
  'aria-required': field.rules.required === true,
});
