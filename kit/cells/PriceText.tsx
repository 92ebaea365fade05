import '../list/list.css';

const formatOf = (digits: number) =>
  new Intl.NumberFormat('ru-RU', {
    style: 'currency',
    currency: 'RUB',
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  });
const roubles = formatOf(0);
const kopecks = formatOf(2);

/** The same as plain words. */
export const priceText = (value: string | number | null | undefined): string => {
  const text = String(value ?? '').trim();
  if (!isPrice(text)) return text;
  const format = /\.0*[1-9]/.test(text) ? kopecks : roubles;
  return format.format(text);
};

const isPrice = (text: string): text is `${number}` => /^\d+(\.\d+)?$/.test(text);

/**
 * A price as people write it: whole roubles, or both digits of the kopecks; it never breaks. It travels as text (15 digits
 * and more); formatted as text, no digit is lost.
 */
export const PriceText = ({ value }: { readonly value: string | number | null | undefined }) => {
  const text = String(value ?? '').trim();
  return isPrice(text) ? <span className="nowrap">{priceText(text)}</span> : text;
};
