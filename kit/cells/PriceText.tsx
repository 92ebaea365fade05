import { isPrice, priceText } from '../../fieldRenderers/priceText';
import '../list/list.css';

/** A price as people write it; it never breaks. It travels as text (15 digits and more). */
export const PriceText = ({ value }: { readonly value: string | number | null | undefined }) => {
  const text = String(value ?? '').trim();
  return isPrice(text) ? <span className="nowrap">{priceText(text)}</span> : text;
};
