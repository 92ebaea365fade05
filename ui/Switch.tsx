import type { ComponentProps } from 'react';
import styles from './controls.module.css';

/** On or off, like a light: a native checkbox, as the tick is. Its words stand in a label beside it. */
export const Switch = ({ className = '', ...input }: ComponentProps<'input'>) => (
  // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on
  <input {...input} type="checkbox" role="switch" className={`${styles.switch} ${className}`} />
);
