import type { ReactElement } from 'react';
import { Tile } from '../../ui/Tile';
import styles from './VenueMark.module.css';

const TONES = ['secondary', 'primary', 'info', 'error'] as const;

interface VenueMarkProps {
  /** Gives it a colour of its own. */
  readonly id: string;
  readonly title: string;
}

/** One or two letters of a venue's name in place of a photo. */
export const VenueMark = ({ id, title }: VenueMarkProps): ReactElement => (
  <Tile className={styles.mark} tone={TONES[Number(id) % TONES.length]} data-letters={lettersOf(title)} />
);

/** Of the first two words; a word of one letter says nothing. */
const lettersOf = (title: string): string => {
  const words = title.match(/[\p{L}\d]{2,}/gu) ?? title.match(/[\p{L}\d]/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('ru');
};
