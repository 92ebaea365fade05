import type { FieldOption } from '../fieldConfig';
import { OPTION_SIGNS } from '../fieldHints';
import { isRecord } from '../isRecord';
import { warnOnce } from '../warnOnce';

/** Options as a list of `{value, title, description?}`, of entities `{id, title}`, of mere scalars, or as a map. */
export const readOptions = (raw: unknown): readonly FieldOption[] => {
  if (Array.isArray(raw)) return raw.map(readOption).filter((option) => option !== undefined);
  if (!isRecord(raw)) return [];
  return Object.entries(raw)
    .map(([value, title]) => readOption(isRecord(title) ? { value, ...title } : { value, title }))
    .filter((option) => option !== undefined);
};

const readOption = (raw: unknown): FieldOption | undefined => {
  if (isValue(raw)) return { value: raw, title: String(raw) };
  if (!isRecord(raw)) return undefined;
  const value = raw.value ?? raw.id;
  if (!isValue(value)) return undefined;
  const title = titleOf(raw) ?? String(value);
  const { description } = raw;
  const sign = OPTION_SIGNS.find((known) => known === raw.sign);
  return {
    value,
    title,
    ...(typeof description === 'string' && description !== '' && { description }),
    ...(sign && { sign }),
  };
};

/** Under the documented key, or under one that means the same elsewhere. */
const titleOf = (raw: Readonly<Record<string, unknown>>): string | undefined => {
  const key = ['title', 'label', 'name'].find((each) => isValue(raw[each]));
  if (key === undefined) return undefined;
  if (key !== 'title') warnOnce(`An option has its title under "${key}"; the documents say "title".`);
  return String(raw[key]);
};

const isValue = (raw: unknown): raw is FieldOption['value'] =>
  typeof raw === 'string' || typeof raw === 'boolean' || (typeof raw === 'number' && Number.isFinite(raw));
