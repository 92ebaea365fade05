import { addressOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import type { FieldReadProps } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';

/** The address in one line; the short parts say what they are. */
export function AddressRead({ field, value }: FieldReadProps) {
  const { city, street, house, entrance, floor, office } = addressOf(value);
  const named = { entrance, floor, office };
  const short = (['entrance', 'floor', 'office'] as const)
    .filter((part) => named[part] !== '')
    .map((part) => text(`address.short.${part}`, { value: named[part] }));
  return <ReadFrame field={field}>{[city, street, house, ...short].filter(Boolean).join(', ')}</ReadFrame>;
}
