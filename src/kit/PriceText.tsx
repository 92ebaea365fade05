const priceFormat = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** A price as people write it. It travels as text (15 digits and more); formatted as text, no digit is lost. */
export const PriceText = ({ value }: { readonly value: string | number | null | undefined }) => {
  const text = String(value ?? '').trim();
  return /^\d+(\.\d+)?$/.test(text) ? priceFormat.format(text as `${number}`) : text;
};
