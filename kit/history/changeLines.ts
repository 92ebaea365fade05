import { readAllergens } from '../../contract/allergens';
import type { Change } from '../../contract/entities';
import type { FieldConfig } from '../../contract/fieldConfig';
import { changedFields } from '../../contract/fieldHistory';
import { rulesOf, type WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import { allergenTexts, allergenTitles } from '../../contract/texts/allergens';
import { plainWords, valueWords } from '../../fieldRenderers/valueWords';
import { allergenWords } from '../../i18n/allergenWords';
import { shownText, text } from '../../i18n/text';

/** A longer value is cut: the history says what changed, the record says it all. */
const LONGEST = 90;

type Told = Pick<Change, 'kind' | 'before' | 'after'>;

/** One thing that happened: a field that was one way and is another, or a word for it all. */
export type ChangeLine =
  | { readonly field: string; readonly before: string; readonly after: string }
  | { readonly said: string };

/** What happened, line by line: one for each field of a save, else one word for it all. */
export const linesOf = (change: Told, fields: readonly FieldConfig[]): readonly ChangeLine[] => {
  if (change.kind === 'allergens') return linesOfAllergens(change);
  const lines = [...linesOfFields(change, fields), ...linesOfOthers(change, fields)];
  return lines.length > 0 ? lines : [{ said: text('history.changed') }];
};

/** The same as plain text: `Цена: 390 ₽ → 420 ₽` */
export const changeLines = (change: Told, fields: readonly FieldConfig[]): readonly string[] =>
  linesOf(change, fields).map((line) => {
    if ('said' in line) return line.said;
    const { field, before, after } = line;
    return text('history.line', { field, before: shortened(before), after: shortened(after) });
  });

/** So many ingredients of one act are told by name. */
const MOST_NAMES = 5;

const linesOfAllergens = ({ before, after }: Told): readonly ChangeLine[] => {
  const was = rowsIn(before);
  const rows = rowsIn(after);
  const lines = rows.slice(0, MOST_NAMES).map(({ id, title, allergens }): ChangeLine => {
    const then = was.find((row) => row.id === id);
    return lineOf(String(title), groupWords(then?.allergens), groupWords(allergens));
  });
  const more = rows.length - lines.length;
  if (rows.length === 0) return [{ said: allergenWords.happened }];
  return more > 0 ? [...lines, { said: shownText(allergenWords.moreRows, { count: String(more) }) }] : lines;
};

const rowsIn = ({ ingredients }: WireRecord): readonly WireRecord[] =>
  Array.isArray(ingredients) ? ingredients.filter(isRecord) : [];

const groupWords = (raw: unknown): string => {
  const groups = readAllergens(raw);
  if (!groups) return allergenWords.untold;
  return groups.map((group) => allergenTitles[group]).join(', ') || allergenTexts.none;
};

const linesOfFields = (change: Told, fields: readonly FieldConfig[]): readonly ChangeLine[] => {
  const known = new Map(changedFields(fields, change).map((field) => [field.name, field]));
  return [...known.values()].map((field) => {
    const before = valueWords(field, change.before);
    const after = valueWords(field, change.after);
    const { name, say } = unitOf(field);
    // Of files only their names are known: they may be others all the same.
    if (before === after) return { said: text('history.files', { field: name }) };
    return lineOf(name, say(before), say(after));
  });
};

/** Keys that no field owns any more stay readable. */
const linesOfOthers = ({ before, after }: Told, fields: readonly FieldConfig[]): readonly ChangeLine[] => {
  const owned = new Set(
    fields.flatMap((field) => [
      ...rulesOf(field).wireKeys(field),
      ...(rulesOf(field).alsoRead?.(field) ?? []),
    ]),
  );
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => !owned.has(key))
    .map((key) => lineOf(key, plainWords(before[key]), plainWords(after[key])));
};

const lineOf = (field: string, before: string, after: string): ChangeLine => ({
  field,
  before,
  after,
});

/** A value in a line of its own: not longer than one reads, and nothing is a word too. */
export const shortened = (words: string): string => {
  if (words === '') return text('history.nothing');
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
};

/** A number whose title ends with its unit gives it to the values. */
const unitOf = ({ type, title, name }: FieldConfig) => {
  const [, before, unit] = (type === 'number' && /^(.+), (\S+)$/.exec(title)) || [];
  return {
    name: before ?? (title || name),
    say: (words: string): string =>
      words === '' || unit === undefined
        ? words
        : text('history.amount', { amount: words.replace('.', ','), unit }),
  };
};
