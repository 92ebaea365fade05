import { existsSync } from 'node:fs';
import { endpointOf, isEndpointKey } from '../contract/endpoints';
import { resources } from '../server/resources';
import { findRow } from './findRow';
import { insertBefore } from './insert';
import { kebabCase } from './names';
import { type Edit, type Plan, plan, UsageError } from './Plan';

interface ActFacts {
  readonly resource: string;
  readonly verb: string;
  /** What its button says. */
  readonly title: string;
  /** Of many rows at once; else of the one that its path names. */
  readonly isOfMany: boolean;
}

/**
 * `npm run new:call VERB -- --resource NAME --writes`: an act on rows, both halves. It is answered, tried out, noted and taken back as
 * every change of many; what it proposes of a row is the one line left to write.
 */
export const newAct = ({ resource, verb, title, isOfMany }: ActFacts): Plan => {
  const key = `${resource}.${verb}`;
  const one = `${resource}.one`;
  const console = ['tsx', 'ts'].map((end) => `resources/${resource}/index.${end}`).find(existsSync);
  if (!isEndpointKey(one) || !resources.some(({ name }) => name === resource) || !console)
    throw new UsageError(
      `Only a resource of both sides has acts on its rows. Take one of: ${resources.map(({ name }) => name).join(', ')}.`,
    );
  const path = `${endpointOf(one)
    .path.replace(/\/$/, '')
    .replace(isOfMany ? /\/\{id\}$/ : /^$/, '')}/${kebabCase(verb)}`;
  const sent = path.replace(/\{\w+\}/g, '3');
  const body = isOfMany ? '{ ids: [3, 4] }' : '{}';
  const params = isOfMany ? '' : 'params: { id: 3 }, ';
  const beside = (folder: string, entry: string): Readonly<Record<string, Edit>> => {
    const { path: file, end } = findRow(folder, `${resource}.update`);
    return { [file]: (text) => `${text.slice(0, end)},\n  '${key}': ${entry}${text.slice(end)}` };
  };
  return plan(
    {},
    {
      ...beside(
        'contract/endpoints',
        `{ method: 'POST', path: '${path}', acts: '${isOfMany ? 'many' : 'one'}', answer: { kind: 'values', of: ['results', 'change_id'] } }`,
      ),
      ...beside(
        'contract/rows',
        `{ says: 'An act on ${isOfMany ? resource : `one of the ${resource}`}: ${verb}.', access: 'user', right: 'edit' }`,
      ),
      ...beside(
        'tests/dataProvider/cases',
        `{ input: { ${params}body: ${body} }, sends: 'POST ${sent}', answer: { results: [], change_id: null } }`,
      ),
      [`server/resources/${resource}.ts`]: within(
        'verbs: {',
        `${verb}: async (rows) => rows.map(() => undefined)`,
        /^ {2}parts:/m,
      ),
      [console]: within('actions: [', `{ call: '${key}', label: messages.${verb} }`, /^ {2}(?:form|list):/m),
      [`resources/${resource}/messages.ts`]: insertBefore(
        /^\} as const/m,
        `  ${verb}: ${JSON.stringify(title)},`,
      ),
    },
    [
      `server/resources/${resource}.ts   what becomes of each row: \`{ set: {...} }\`, \`{ refuse: 'why' }\`, or nothing`,
      `${console}   its button: icon, question, for which rows`,
      'docs/add-a-call.md   from here to a finished act',
    ],
  );
};

/** First in the list that stands there, or as a list of its own before the landmark. */
const within =
  (opening: string, entry: string, landmark: RegExp): Edit =>
  (text) => {
    const at = text.indexOf(`\n  ${opening}`);
    if (at < 0) {
      // The formatter leaves an object open that begins on a line of its own.
      const list = opening.endsWith('[') ? `${entry}]` : `\n    ${entry},\n  }`;
      return insertBefore(landmark, `  ${opening}${list},`)(text);
    }
    const end = at + opening.length + 3;
    return `${text.slice(0, end)}${entry}, ${text.slice(end)}`;
  };
