import { shownText } from '../i18n/text';
import { errorId } from './fieldAria';
import type { ErrorList } from './fieldErrors';

/** The error texts of a field. The element is always there, so a screen reader announces what appears in it. */
export const FieldErrorTexts = ({ id, errors }: { id: string; errors: ErrorList }) => (
  <div className="carte-field-errors" id={errorId(id)} aria-live="polite">
    {errors.map((error) => (
      <div key={`${error.at ?? ''} ${error.key}`}>{shownText(error.key, error.args)}</div>
    ))}
  </div>
);
