import { domainToASCII, domainToUnicode } from 'node:url';

/** `info@кафе.рф` as it is kept: `info@xn--80akn5b.xn--p1ai`. Undefined = there can be no such domain. */
export const asciiEmail = (email: string): string | undefined => {
  const domain = domainToASCII(domainOf(email));
  return domain === '' ? undefined : `${localOf(email)}@${domain}`;
};

/** The same address as people read it. */
export const shownEmail = (email: string): string => {
  const domain = domainToUnicode(domainOf(email));
  return domain === '' ? email : `${localOf(email)}@${domain}`;
};

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
const localOf = (email: string): string => email.slice(0, Math.max(0, email.lastIndexOf('@')));
