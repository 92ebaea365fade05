import type { ComponentProps, ReactNode } from 'react';
import styles from './controls.module.css';

interface TickProps extends ComponentProps<'input'> {
  readonly type?: 'checkbox' | 'radio';
  /** Some of what a checkbox stands for, but not all. */
  readonly isMixed?: boolean;
  /** The words beside it, which answer to a press too; absent where a label stands elsewhere. */
  readonly label?: ReactNode;
}

/** A native checkbox or radio in the house's looks. A list holds many of them, and MUI's costs ten components each. */
export const Tick = ({ type = 'checkbox', isMixed = false, label, className = '', ...input }: TickProps) => {
  const own = {
    ...input,
    type,
    className: styles.tick,
    ref: (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = isMixed;
    },
  };
  if (label === undefined) return <input {...own} />;
  return (
    <label className={`${styles.labelled} ${className}`}>
      <input {...own} />
      <span>{label}</span>
    </label>
  );
};
