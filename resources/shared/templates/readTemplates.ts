import { isRecord } from '../../../contract/isRecord';

export interface Template {
  readonly key: string;
  readonly title: string;
  readonly menu: string;
  readonly categories: readonly { readonly title: string; readonly foods: readonly string[] }[];
}

/** The catalogue of `templates.read`; what of it cannot be read is left out. */
export const readTemplates = ({ templates }: Readonly<Record<string, unknown>>): readonly Template[] =>
  Array.isArray(templates) ? templates.filter(isTemplate) : [];

const isTemplate = (raw: unknown): raw is Template =>
  isRecord(raw) &&
  [raw.key, raw.title, raw.menu].every((text) => typeof text === 'string') &&
  Array.isArray(raw.categories) &&
  raw.categories.every(
    (category) => isRecord(category) && typeof category.title === 'string' && Array.isArray(category.foods),
  );
