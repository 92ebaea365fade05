import { existsSync } from 'node:fs';
import {
  ENDPOINT_KEYS,
  type EndpointKey,
  endpointOf,
  hasEndpoints,
  isEndpointKey,
} from '../contract/endpoints';
import { verbs } from '../server/engine/verbs';
import { resources } from '../server/resources';
import { findRow, type Row } from './findRow';
import { addImport, both } from './insert';
import { kebabCase, pascalCase } from './names';
import { newAct } from './newAct';
import { generate, type Plan, plan, UsageError } from './Plan';
import { PLACES, registered } from './places';
import { readArgs } from './readArgs';
import { groupFiles } from './templates/group';

const USAGE =
  'npm run new:call RESOURCE.VERB [-- --like RESOURCE.VERB], or npm run new:call VERB -- --resource RESOURCE [--rows] [--writes] [--title "..."]';

/** Where the table of a file begins; what its calls lean on may follow. */
const TABLE = /^export const \w+(?:Endpoints|Rows|Handlers|Cases)\b/m;

/**
 * `npm run new:call KEY`: a call that works from the first minute, as the twin of one that does, under a path of its own.
 * What it really does is then written into its handler.
 */
export const newCall = (args: readonly string[]): Plan => {
  const { name, given, has } = readArgs(args, {
    usage: USAGE,
    name: /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/,
    message: 'a key like menus.preview, or a verb like checkIn with --resource',
    options: ['like', 'resource', 'title'],
    flags: ['rows', 'writes'],
  });
  const key = given.resource === undefined ? name : `${given.resource}.${name}`;
  if (key.split('.').length !== 2)
    throw new UsageError(`Expected a key like menus.preview, got "${key}". Usage: ${USAGE}`);
  if (isEndpointKey(key)) throw new UsageError(`The table has a call "${key}" already.`);
  const [group = '', verb = ''] = key.split('.');
  if (has('writes')) {
    const { title = pascalCase(verb) } = given;
    return newAct({ resource: group, verb, title, isOfMany: has('rows') });
  }
  const like = likeOf(group, given.like ?? (has('rows') ? `${group}.list` : undefined));
  const path = `${endpointOf(like).path.replace(/\/$/, '')}/${kebabCase(verb)}`;
  expectFree(endpointOf(like).method, path);

  const isNewGroup = !hasEndpoints(group);
  const edits: Record<string, (text: string) => string> = {};
  const created: Record<string, string> = {};
  for (const place of ['contract', 'rows', 'server', 'test'] as const) {
    const { folder } = PLACES[place];
    const row = place === 'server' && isVerb(like) ? engineRow(like) : findRow(folder, like);
    const twin = twinOf(row.text, { like, key, verb, path, place });
    const own = `${folder}/${group}.ts`;
    if (!isNewGroup && (row.end !== undefined || existsSync(own))) {
      edits[row.path ?? own] = (text) => {
        const end = row.end ?? text.indexOf(',\n}', text.search(TABLE));
        const grown = `${text.slice(0, end)},\n  ${twin}${text.slice(end)}`;
        const missing = row.path === undefined ? row.imports.filter((line) => !text.includes(line)) : [];
        return both(...missing.map(addImport))(grown);
      };
      continue;
    }
    created[`${folder}/${group}.ts`] = groupFiles[place]({
      ...row,
      group,
      entry: twin,
      isDeclared: !isNewGroup,
    });
    Object.assign(edits, registered(place, group));
  }
  return plan(created, edits, [
    `${placeOf(isNewGroup, group, PLACES.contract.folder, like)}   how it travels: method, path, kind of answer`,
    `${placeOf(isNewGroup, group, PLACES.rows.folder, like)}   what it does, who may call, the schemas of body and answer`,
    `${placeOf(isNewGroup || isVerb(like), group, PLACES.server.folder, like)}   its handler: now a twin of ${like}`,
    `npx vitest run tests/dataProvider/everyCall.test.ts   what is sent and read`,
    'docs/add-a-call.md   from here to a finished call',
  ]);
};

/** One of the verbs that every declared resource has: its handler is the engine's. */
const isVerb = (key: EndpointKey): boolean => {
  const [group = '', verb = ''] = key.split('.');
  return Object.hasOwn(verbs, verb) && resources.some(({ name }) => name === group);
};

/** A handler that does what the engine does. */
const engineRow = (like: EndpointKey): Pick<Row, 'text' | 'locals' | 'imports'> & Partial<Row> => {
  const [group = '', verb = ''] = like.split('.');
  const all = verb.endsWith('Many') ? ', resources' : '';
  return {
    text: `'${like}': (call, deps) => verbs.${verb}(${group}, call, deps${all})`,
    locals: [],
    imports: ["import { verbs } from '../engine/verbs';", `import { ${group}${all} } from '../resources';`],
  };
};

const likeOf = (group: string, wanted: string | undefined): EndpointKey => {
  const like =
    wanted ?? [`${group}.one`, `${group}.list`, firstOf(group), 'points.list'].find(isEndpointKey) ?? '';
  if (isEndpointKey(like)) {
    if (endpointOf(like).sections) {
      throw new UsageError(
        `"${like}" is a form: it also needs something to be validated against. Take a call that reads, or docs/add-a-call.md.`,
      );
    }
    if (hasEndpoints(group) && !like.startsWith(`${group}.`)) {
      throw new UsageError(
        `"${group}" has calls of its own to be like: ${ENDPOINT_KEYS.filter((key) => key.startsWith(`${group}.`)).join(', ')}.`,
      );
    }
    return like;
  }
  throw new UsageError(`No call "${like}" to be like. Take one of: ${ENDPOINT_KEYS.join(', ')}.`);
};

/** Of a group without a list or a record: its first call that is no form. */
const firstOf = (group: string): string =>
  ENDPOINT_KEYS.find((key) => key.startsWith(`${group}.`) && !endpointOf(key).sections) ?? '';

const expectFree = (method: string, path: string): void => {
  const shape = (each: string): string => each.replace(/\{\w+\}/g, '{}');
  const owner = ENDPOINT_KEYS.find(
    (other) => endpointOf(other).method === method && shape(endpointOf(other).path) === shape(path),
  );
  if (owner) throw new UsageError(`${method} ${path} is the path of "${owner}" already. Take another verb.`);
};

interface Twin {
  readonly like: string;
  readonly key: string;
  readonly verb: string;
  readonly path: string;
  readonly place: string;
}

/** The same text under its own key, path and words. */
const twinOf = (text: string, { like, key, verb, path, place }: Twin): string => {
  const own = text.replace(`'${like}'`, `'${key}'`);
  if (place === 'contract') return own.replace(/path: '[^']*'/, `path: '${path}'`);
  if (place === 'rows' || place === 'server') return own;
  return own
    .replace(/ids: '[^']*',\s*/, '')
    .replace(/(sends:\s*'[A-Z]+ [^?']*?)\/?(?=[?'])/, `$1/${kebabCase(verb)}`);
};

const placeOf = (isNew: boolean, group: string, folder: string, like: EndpointKey): string =>
  isNew ? `${folder}/${group}.ts` : findRow(folder, like).path;

if (process.argv[1]?.endsWith('newCall.ts')) generate(newCall);
