import type { ComponentProps, ReactElement } from 'react';
import styles from './controls.module.css';

interface TileProps extends ComponentProps<'span'> {
  readonly tone?: 'primary' | 'secondary' | 'info' | 'warning' | 'error' | undefined;
}

/** A soft square for an icon or a letter or two beside a line of words, which say the same: nothing is read out. */
export const Tile = ({ tone, className = '', ...rest }: TileProps): ReactElement => (
  <span {...rest} className={`${styles.tile} ${className}`} data-tone={tone} aria-hidden="true" />
);
