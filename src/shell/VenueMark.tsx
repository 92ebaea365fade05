import type { ReactElement } from 'react';
import styles from './VenueMark.module.css';

/** As many as the style sheet has. */
const TONES = 4;

interface VenueMarkProps {
  /** Gives it a colour of its own. */
  readonly id: string;
  readonly title: string;
}

/** One or two letters of a venue's name in place of a photo. */
export const VenueMark = ({ id, title }: VenueMarkProps): ReactElement => (
  <span
    className={styles.mark}
    data-tone={Number(id) % TONES}
    data-letters={lettersOf(title)}
    aria-hidden="true"
  />
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
