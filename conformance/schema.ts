import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exitWith } from './exitWith';
import '../contract/fields';
import { isKnownField } from '../contract/fieldConfig';
import { parseSectionText } from '../contract/inspectSection';
import { loadCatalogue } from '../i18n/loadCatalogue';
import { shownText } from '../i18n/text';

const USAGE = `npm run schema -- FILE|URL [--token TOKEN]

Reads the JSON of a section as the console does, the list itself or the answer of GET fields/permissions/{section}, and says what
it takes of each field and what it would ignore or refuse.

Ends with 0 when it has nothing to say against it, with 1 otherwise, with 2 when there is no JSON.`;

const sourceOf = async (place: string, token: string | undefined): Promise<string> => {
  if (!/^https?:/.test(place)) return readFileSync(place, 'utf8');
  const answer = await fetch(place, {
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (!answer.ok)
    throw new Error(`${place} answered ${answer.status}; a section is read by who is signed in (--token).`);
  return answer.text();
};

/** What the console makes of a section, line by line, and whether anything is wrong with it. */
export const reportOf = (source: string): { readonly lines: readonly string[]; readonly code: 0 | 1 | 2 } => {
  const { fields = [], faults, notJson } = parseSectionText(source);
  if (notJson !== undefined) return { lines: [notJson], code: 2 };
  const toldOf = (name: string) => faults.filter(({ field }) => field === name);
  const said = (name: string): readonly string[] =>
    toldOf(name).map(({ key, args }) => `    ! ${shownText(key, args)}`);
  const names = new Set(fields.map(({ name }) => name));
  const lines = fields.flatMap((field) => {
    if (!isKnownField(field)) return [`${field.name}: ?`, ...said(field.name)];
    const { name, type, permissions, rules, dependsOn } = field;
    const facts = [
      permissions.join(' '),
      Object.keys(rules).length > 0 && JSON.stringify(rules),
      ...dependsOn.map((condition) => `if ${condition.field} = ${condition.values.join(' | ')}`),
    ];
    return [`${name}: ${type}  ${facts.filter(Boolean).join('  ')}`, ...said(name)];
  });
  const others = faults
    .filter(({ field }) => !names.has(field))
    .map(({ key, args }) => `! ${shownText(key, args)}`);
  return { lines: [...lines, ...others], code: faults.length > 0 ? 1 : 0 };
};

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { token: { type: 'string' } },
  });
  const [place] = positionals;
  if (place === undefined) throw new Error(USAGE);
  await loadCatalogue();
  // All that the reader says in a developer's console is told below, each under its field.
  console.warn = () => {};
  const { lines, code } = reportOf(await sourceOf(place, values.token));
  console.log(lines.join('\n'));
  return code;
};

if (process.argv[1]?.endsWith('schema.ts')) void exitWith(run());
