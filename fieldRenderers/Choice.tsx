import type { ComponentProps, ReactNode } from 'react';

interface ChoiceProps extends ComponentProps<'input'> {
  readonly type: 'checkbox' | 'radio';
  /** The words beside it, which answer to a press too; absent where a label stands elsewhere. */
  readonly label?: ReactNode;
}

/** A native checkbox or radio in the looks of the theme (`choiceStyles`). */
export const Choice = ({ label, className = '', ...input }: ChoiceProps) =>
  label === undefined ? (
    <input {...input} className="carte-tick" />
  ) : (
    <label className={`carte-choice ${className}`}>
      <input {...input} className="carte-tick" />
      <span>{label}</span>
    </label>
  );
