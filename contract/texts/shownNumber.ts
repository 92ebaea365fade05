import { numberToText } from '../numberToText';

const counts = new Intl.NumberFormat('ru-RU');

/**
 * A number inside a text, as people read it: a count (`smart_count`) in groups of three, any other with every digit it has
 * and a comma.
 */
export const shownNumber = (name: string, value: number): string =>
  name === 'smart_count' ? counts.format(value) : numberToText(value).replace('.', ',');
