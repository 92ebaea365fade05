import type { ReactElement } from 'react';
import styles from './controls.module.css';

export type DotTone = 'good' | 'waiting' | 'bad' | 'quiet';

/** The colour of a state before its word, which says the same: nothing is read out. */
export const Dot = ({ tone }: { readonly tone: DotTone }): ReactElement => (
  <span className={styles.dot} data-tone={tone} aria-hidden="true" />
);
