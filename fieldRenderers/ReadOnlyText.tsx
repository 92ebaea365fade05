import type { FieldReadProps } from './FieldRenderer';
import { ReadFrame } from './ReadFrame';

/** Read mode of everything that is one text or number. */
export const ReadOnlyText = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>{plainText(value)}</ReadFrame>
);

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
