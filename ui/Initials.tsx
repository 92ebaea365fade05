import type { ReactElement } from 'react';
import styles from './controls.module.css';

interface InitialsProps {
  /** A name, else an address. */
  readonly name: string;
  /** In a row of others, each person has a colour of their own. */
  readonly isSmall?: boolean;
}

/** One or two letters in place of the picture that a person does not have. Drawn by the style sheet: they are no words of the link they stand in. */
export const Initials = ({ name, isSmall }: InitialsProps): ReactElement => (
  <span
    className={styles.initials}
    data-small={isSmall}
    data-tone={isSmall && TONES[(name.length + name.charCodeAt(0)) % TONES.length]}
    data-letters={lettersOf(name.split('@')[0] ?? '')}
    aria-hidden="true"
  />
);

const TONES = ['primary', 'info', 'secondary', 'error'] as const;

/** Say nothing of a name. */
const PREPOSITIONS = /^(без|для|до|за|из|и|ко|на|над|об|от|по|под|при|со)$/iu;

/** Of the first two words; a word of one letter says nothing, and a preposition no more. */
export const lettersOf = (title: string): string => {
  const words = title.match(/[\p{L}\d]{2,}/gu) ?? title.match(/[\p{L}\d]/gu) ?? [];
  const said = words.filter((word) => !PREPOSITIONS.test(word));
  return (said.length > 0 ? said : words)
    .slice(0, 2)
    .map(([first]) => first)
    .join('')
    .toLocaleUpperCase('ru');
};
