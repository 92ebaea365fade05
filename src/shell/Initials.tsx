import type { ReactElement } from 'react';
import type { User } from '../auth/User';
import styles from './shell.module.css';

/** One or two letters in place of the picture that a person does not have. */
export const Initials = ({ user: { name, lastName, email } }: { readonly user: User }): ReactElement => {
  const words = [name, lastName].filter(Boolean);
  const letters = (words.length > 0 ? words : [email]).map((word) => [...word][0] ?? '');
  // Drawn by the style sheet: letters in place of a picture are no words of the link they stand in.
  return (
    <span
      className={styles.initials}
      data-letters={letters.join('').toLocaleUpperCase('ru')}
      aria-hidden="true"
    />
  );
};
