import type { ComponentProps, ReactElement } from 'react';
import styles from './controls.module.css';

/** A choice among a few, as a pill: `aria-pressed` says which is taken. Also words that are put somewhere by a press. */
export const Chip = ({ className = '', ...rest }: ComponentProps<'button'>): ReactElement => (
  <button {...rest} type="button" className={`${styles.chip} ${className}`} />
);
