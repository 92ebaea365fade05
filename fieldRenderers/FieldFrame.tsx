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
export const FieldFrame = ({ field, id, errors, counter, group, children }: FieldFrameProps) => (
  <div className="carte-field" data-field={field.name} data-invalid={errors.length > 0 || undefined}>
    <FieldLabel field={field} id={id} isGroup={group !== undefined} />
    {group === undefined ? (
      children
    ) : (
      <div className="carte-group" {...groupProps(group, id, field, errors)}>
        {children}
      </div>
    )}
    <FieldFoot field={field} id={id} errors={errors} counter={counter} />
  </div>
);

const groupProps = (role: 'group' | 'radiogroup', id: string, field: FieldConfig, errors: ErrorList) => {
  const { id: _own, 'aria-describedby': describedBy, ...state } = fieldAria(id, field, errors);
  const named = { role, 'aria-labelledby': labelId(id), 'aria-describedby': describedBy };
  return role === 'radiogroup' ? { ...named, ...state } : named;
};

const FieldLabel = ({ field, id, isGroup }: { field: FieldConfig; id: string; isGroup: boolean }) => {
  if (field.title === '') return null;
  const Tag = isGroup ? 'div' : 'label';
  return (
    <Tag className="carte-label" id={labelId(id)} {...(!isGroup && { htmlFor: id })}>
      {field.title}
      <RequiredStar field={field} />
    </Tag>
  );
};
