import type { Change } from '../../contract/entities';
import type { FieldConfig } from '../../contract/fieldConfig';
import { changedFields } from '../../contract/fieldHistory';
import { rulesOf } from '../../contract/fields';
import { plainWords, valueWords } from '../../fieldRenderers/valueWords';
import { text } from '../../i18n/text';

/** A longer value is cut: the history says what changed, the record says it all. */
const LONGEST = 90;

type Told = Pick<Change, 'kind' | 'before' | 'after'>;

/** What happened, line by line: one for each field of a save, else one word for it all. */
export const changeLines = (change: Told, fields: readonly FieldConfig[]): readonly string[] => {
  if (change.kind !== 'update') return [text(`history.kind.${change.kind}`)];
  const lines = [...linesOfFields(change, fields), ...linesOfOthers(change, fields)];
  return lines.length > 0 ? lines : [text('history.kind.update')];
};

const linesOfFields = (change: Told, fields: readonly FieldConfig[]): readonly string[] => {
  const known = new Map(changedFields(fields, change).map((field) => [field.name, field]));
  return [...known.values()].map((field) => {
    const before = valueWords(field, change.before);
    const after = valueWords(field, change.after);
    const { name, say } = unitOf(field.title || field.name);
    // Of files only their names are known: they may be others all the same.
    if (before === after) return text('history.files', { field: name });
    return lineOf(name, say(before), say(after));
  });
};

/** Keys that no field owns any more stay readable. */
const linesOfOthers = ({ before, after }: Told, fields: readonly FieldConfig[]): readonly string[] => {
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

const lineOf = (field: string, before: string, after: string): string =>
  text('history.line', { field, before: shortened(before), after: shortened(after) });

const shortened = (words: string): string => {
  if (words === '') return text('history.nothing');
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
};

const ROUBLES = ', \u20bd';

/** A title that ends with its unit gives it to the values. */
const unitOf = (title: string): { readonly name: string; readonly say: (words: string) => string } =>
  title.endsWith(ROUBLES)
    ? {
        name: title.slice(0, -ROUBLES.length),
        say: (words) => (words === '' ? '' : text('history.roubles', { amount: words.replace('.', ',') })),
      }
    : { name: title, say: (words) => words };
