import type { User } from '../auth/User';

/** One or two letters for the picture that a person does not have. */
export const initials = ({ name, lastName, email }: User): string => {
  const words = [name, lastName].filter(Boolean);
  return (words.length > 0 ? words : [email])
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('ru');
};
