const formatOf = (digits: number) =>
  new Intl.NumberFormat('ru-RU', {
    style: 'currency',
    currency: 'RUB',
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  });
const roubles = formatOf(0);
const kopecks = formatOf(2);

/** A price in plain words: whole roubles, or both digits of the kopecks. Formatted as text, so that no digit is lost. */
export const priceText = (value: string | number | null | undefined): string => {
  const text = String(value ?? '').trim();
  if (!isPrice(text)) return text;
  const format = /\.0*[1-9]/.test(text) ? kopecks : roubles;
  return format.format(text);
};

export const isPrice = (text: string): text is `${number}` => /^\d+(\.\d+)?$/.test(text);
