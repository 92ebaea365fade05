import commonest from './generated/commonPasswords.json';

/**
 * Whether everybody tries this password first: one of the 3,000 commonest of eight and more characters, whatever its case
 * (trust.md AN8). The list is the head of the one in @zxcvbn-ts/language-common 4.1.3 (MIT), in its order.
 */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

const COMMON: ReadonlySet<string> = new Set(commonest);
