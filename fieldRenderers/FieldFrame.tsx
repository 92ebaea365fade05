import type { ReactNode } from 'react';
import type { FieldConfig } from '../contract/fieldConfig';
import { shownText } from '../i18n/shownText';
import { FieldLinks } from './FieldLinks';
import { errorId, fieldAria, helpId, labelId } from './fieldAria';
import type { Problems } from './problemBoard';

export interface FieldFrameProps {
  readonly field: FieldConfig;
  /** `useField().id`: label, help and error text are tied to it. */
  readonly id: string;
  /** Shown under the field, one line each; a widget that shows the problems of its parts itself passes the rest. */
  readonly problems: Problems;
  readonly counter?: ReactNode;
  /**
   * Whether several controls answer to this label: then they become a named group instead of one labelled input (radio,
   * checkbox group, address). Put `role` yourself where it is not `group`.
   */
  readonly group?: 'group' | 'radiogroup' | undefined;
  readonly children: ReactNode;
}

/**
 * What every field looks like: label above, the control, help and counter under it, then a line kept free for the error
 * text, so that nothing jumps when one appears. Styles come from `FieldsRoot`: a field costs no style work of its own.
 */
export const FieldFrame = ({ field, id, problems, counter, group, children }: FieldFrameProps) => (
  <div className="carte-field" data-field={field.name} data-invalid={problems.length > 0 || undefined}>
    <Label field={field} id={id} isGroup={group !== undefined} />
    {group === undefined ? (
      children
    ) : (
      <div className="carte-group" {...groupProps(group, id, field, problems)}>
        {children}
      </div>
    )}
    {field.description !== '' && (
      <div className="carte-help" id={helpId(id)}>
        {field.description}
      </div>
    )}
    <FieldLinks links={field.links} />
    <div className="carte-foot">
      <FieldProblems id={id} problems={problems} />
      {counter}
    </div>
  </div>
);

const groupProps = (role: 'group' | 'radiogroup', id: string, field: FieldConfig, problems: Problems) => {
  const { id: _own, 'aria-describedby': describedBy, ...state } = fieldAria(id, field, problems);
  const named = { role, 'aria-labelledby': labelId(id), 'aria-describedby': describedBy };
  return role === 'radiogroup' ? { ...named, ...state } : named;
};

const Label = ({ field, id, isGroup }: { field: FieldConfig; id: string; isGroup: boolean }) => {
  if (field.title === '') return null;
  const words = (
    <>
      {field.title}
      {field.rules.required && (
        <span className="carte-star" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  return isGroup ? (
    <div className="carte-label" id={labelId(id)}>
      {words}
    </div>
  ) : (
    <label className="carte-label" id={labelId(id)} htmlFor={id}>
      {words}
    </label>
  );
};

/** The error texts of a field. The element is always there, so a screen reader announces what appears in it. */
export const FieldProblems = ({ id, problems }: { id: string; problems: Problems }) => (
  <div className="carte-problems" id={errorId(id)} aria-live="polite">
    {problems.map((problem) => (
      <div key={`${problem.at ?? ''} ${problem.key}`}>{shownText(problem.key, problem.args)}</div>
    ))}
  </div>
);
