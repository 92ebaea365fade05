import type { FieldConfig } from '../contract/fieldConfig';

/** The mark of a required field; the input says the same to a screen reader by `aria-required`. */
export const RequiredStar = ({
  field: { rules },
}: {
  field: { rules: Pick<FieldConfig['rules'], 'required'> };
}) =>
  rules.required ? (
    <span className="wrong" aria-hidden="true">
      {' *'}
    </span>
  ) : null;
