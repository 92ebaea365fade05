import { asBoolean } from '../asBoolean';
import type { FieldConfig } from '../fieldConfig';
import { warnOnce } from '../warnOnce';

const FIELD_NAME = /^[\p{L}_][\p{L}\p{N}_-]{0,63}$/u;

/** `autoGenerate`: a flag, or the name of the field whose text the address is made of. */
export const readGenerated = (raw: unknown): Pick<FieldConfig, 'autoGenerate' | 'generatedFrom'> => {
  if (raw === null || raw === undefined || raw === '') return { autoGenerate: false };
  const flag = asBoolean(raw);
  if (flag !== undefined) return { autoGenerate: flag };
  const source = typeof raw === 'string' ? raw.trim() : '';
  if (FIELD_NAME.test(source)) return { autoGenerate: true, generatedFrom: source };
  warnOnce('The value of "autoGenerate" names no field and is ignored.');
  return { autoGenerate: false };
};
