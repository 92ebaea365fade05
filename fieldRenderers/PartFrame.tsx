import type { ReactNode } from 'react';
import { FieldErrorTexts } from './FieldFoot';
import { errorId, labelId } from './fieldAria';
import type { ErrorList } from './fieldErrors';
import { RequiredStar } from './RequiredStar';

interface PartFrameProps {
  /** Of the native input; label and error text are tied to it. */
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  /** Of this part alone: see `errorsAt`. */
  readonly errors: ErrorList;
  readonly counter?: ReactNode;
  readonly children: ReactNode;
}

/** One input of a field that has several (the street of an address): the same manner as a field, inside one. */
export const PartFrame = ({ id, label, required = false, errors, counter, children }: PartFrameProps) => (
  <div className="carte-part stack slim">
    <label className="carte-label" id={labelId(id)} htmlFor={id}>
      {label}
      <RequiredStar field={{ rules: { required } }} />
    </label>
    {children}
    <div className="carte-foot flex spread gap-16 text-small">
      <FieldErrorTexts id={id} errors={errors} />
      {counter}
    </div>
  </div>
);

/** What ties a part's native input to its label and its error text. */
export const partAria = (id: string, errors: ErrorList, required = false) => ({
  id,
  'aria-describedby': errorId(id),
  'aria-invalid': errors.length > 0,
  'aria-required': required,
});
