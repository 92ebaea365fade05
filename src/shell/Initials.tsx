import type { ReactElement } from 'react';
import type { User } from '../auth/User';
import styles from './Initials.module.css';

/** One or two letters in place of the picture that a person does not have. */
export const Initials = ({ user: { name, lastName, email } }: { readonly user: User }): ReactElement => {
  const words = [name, lastName].filter(Boolean);
  const letters = (words.length > 0 ? words : [email]).map((word) => [...word][0] ?? '');
  return (
    <span className={styles.initials} aria-hidden="true">
      {letters.join('').toLocaleUpperCase('ru')}
    </span>
  );
};
