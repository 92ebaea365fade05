import type { ReactNode } from 'react';
import type { FieldConfig } from '../contract/fieldConfig';
import { FieldFoot } from './FieldFoot';
import { fieldAria, labelId } from './fieldAria';
import type { ErrorList } from './fieldErrors';
import { RequiredStar } from './RequiredStar';

export interface FieldFrameProps {
  readonly field: FieldConfig;
  /** `useField().id`: label, help and error text are tied to it. */
  readonly id: string;
  /** Shown under the field, one line each; a widget that shows the errors of its parts itself passes the rest. */
  readonly errors: ErrorList;
  readonly counter?: ReactNode;
  /**
   * Whether several controls answer to this label: then they become a named group instead of one labelled input (radio,
   * checkbox group, address).
   */
  readonly group?: 'group' | 'radiogroup' | undefined;
  readonly children: ReactNode;
}

/**
 * What every field looks like: label above, the control, help and counter under it, then a line kept free for the error
 * text, so that nothing jumps when one appears. Styles come from `FieldsRoot`: a field costs no style work of its own.
 */
export const FieldFrame = ({ children, ...props }: FieldFrameProps) => (
  <div
    className="carte-field stack slim"
    data-field={props.field.name}
    data-invalid={props.errors.length > 0 || undefined}
  >
    <FieldLabel {...props} />
    {props.group ? (
      <div className="carte-group stack slim" {...groupProps(props)}>
        {children}
      </div>
    ) : (
      children
    )}
    <FieldFoot {...props} />
  </div>
);

type Framed = Omit<FieldFrameProps, 'children'>;

const groupProps = ({ group: role, id, field, errors }: Framed) => {
  const { id: _own, 'aria-describedby': describedBy, ...state } = fieldAria(id, field, errors);
  const named = { role, 'aria-labelledby': labelId(id), 'aria-describedby': describedBy };
  return role === 'radiogroup' ? { ...named, ...state } : named;
};

const FieldLabel = ({ field, id, group }: Framed) => {
  if (field.title === '') return null;
  const Tag = group ? 'div' : 'label';
  return (
    <Tag className="carte-label" id={labelId(id)} htmlFor={group ? undefined : id}>
      {field.title}
      <RequiredStar field={field} />
    </Tag>
  );
};
