import { type FieldErrors, HttpError } from '../../contract/errors';
import { isKnownField, type SectionField } from '../../contract/fieldConfig';
import type { FieldError } from '../../contract/fields';
import { rulesOf } from '../../contract/fields/rulesOf';

export interface PlacedErrors {
  /** What stands under a field. */
  readonly byField: Readonly<Record<string, readonly FieldError[]>>;
  /** What no shown field answers for: it stands above the actions. */
  readonly rest: readonly string[];
}

/**
 * Finds the field each of the server's `errors` belongs to: by its name (`title`), as a part of it (`address.street`,
 * `phone_other.2.phone_number`), or by a wire key it writes (`city_id`). `isShown` says which fields can carry a text.
 */
export const placeServerErrors = (
  errors: FieldErrors,
  fields: readonly SectionField[],
  isShown: (field: SectionField) => boolean,
): PlacedErrors => {
  const byField: Record<string, FieldError[]> = {};
  const rest: string[] = [];
  for (const [path, texts] of Object.entries(errors)) {
    const [head = '', ...tail] = path.split('.');
    const field = ownerOf(head, path, fields);
    if (!field || !isShown(field)) {
      rest.push(...texts);
      continue;
    }
    const at = field.name === path ? '' : field.name === head ? tail.join('.') : path;
    const errors = texts.map((key) => (at === '' ? { key } : { key, at }));
    byField[field.name] = [...(byField[field.name] ?? []), ...errors];
  }
  return { byField, rest };
};

const ownerOf = (head: string, path: string, fields: readonly SectionField[]): SectionField | undefined =>
  fields.find((field) => field.name === path) ??
  fields.find((field) => field.name === head) ??
  fields.find((field) => isKnownField(field) && rulesOf(field).wireKeys(field).includes(head));

/** The errors by field that an answer carries, if it carries any. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  error instanceof HttpError ? error.errors : {};
