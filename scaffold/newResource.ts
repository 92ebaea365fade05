import { hasEndpoints, isEndpointKey } from '../contract/endpoints';
import { PERMISSION_KEYS, type PermissionKey } from '../contract/vocabulary';
import { readForm } from './fieldDrafts';
import { addImport, both, insertBefore } from './insert';
import { pascalCase } from './names';
import { type Edit, generate, type Plan, plan, UsageError } from './Plan';
import { parentOf } from './parents';
import { readArgs } from './readArgs';
import { serverHalf } from './serverHalf';
import { messagesFile, resourceFile, sectionsFile } from './templates/resource';
import { servedFiles } from './templates/served';

const USAGE =
  'npm run new:resource NAME [-- --title "..." --count "one|two|five" --permission KEY --server --under RESOURCE --fields price:number:Price,... --tab "more:For guests=photo:file:Photo,..."]';

const isPermission = (key: string): key is PermissionKey => PERMISSION_KEYS.some((known) => known === key);

/**
 * `npm run new:resource NAME`: a folder with a list and a form, in plain REST where the table has no rows for it. With
 * `--server` the reference backend serves it too: a resource of a venue with a bin, its rows, its table and the migration.
 */
export const newResource = (args: readonly string[]): Plan => {
  const { name, given, has } = readArgs(args, {
    usage: USAGE,
    name: /^[a-z][A-Za-z0-9]*$/,
    message: 'a name in camel case, as it stands in the address of the API',
    options: ['title', 'count', 'permission', 'fields', 'tab', 'under'],
    flags: ['server'],
  });
  const { title = pascalCase(name), permission, count } = given;
  if (count !== undefined && count.split('|').length !== 3)
    throw new UsageError(`Expected its words after one, two and five, one|two|five; got "${count}".`);
  if (permission !== undefined && !isPermission(permission)) {
    throw new UsageError(`No permission "${permission}". Take one of: ${PERMISSION_KEYS.join(', ')}.`);
  }
  const isInTable = hasEndpoints(name);
  if (isInTable && !isEndpointKey(`${name}.list`)) {
    throw new UsageError(`The table has calls of "${name}", but no "${name}.list" for a list to show.`);
  }
  const isServed = has('server') || given.under !== undefined;
  if (!isServed && (given.fields ?? given.tab ?? given.count) !== undefined)
    throw new UsageError(
      `--fields, --tab and --count are written for both halves: say --server too. Usage: ${USAGE}`,
    );
  const folder = `resources/${name}`;
  const register = both(addImport(`import { ${name} } from './${name}';`), (text) =>
    insertBefore(
      /\n?\];\s*$/,
      `, ${name}`,
    )(text)
      .replace(/,\s*, /, ', ')
      .replace(/\n\];/, '];'),
  );
  // An area with a screen is one that people are led to.
  const serve: Readonly<Record<string, Edit>> = permission
    ? { 'server/team/grants.ts': (text) => text.replace(`  '${permission}',\n`, '') }
    : {};
  const look = `npm run dev             and open ${permission ? `the sidebar's entry` : `/management/${name}`}`;
  const words = `${folder}/messages.ts   its words`;
  const proof = 'npx vitest run tests/developers/conformance   proves the resource by its declaration';

  if (isServed) {
    if (isInTable) throw new UsageError(`The table has calls of "${name}" already: leave --server out.`);
    const facts = {
      name,
      title,
      permission,
      count,
      ...readForm(given.fields, given.tab),
      parent: parentOf(given.under),
    };
    const { created, edits, commands } = serverHalf(facts);
    return plan(
      { ...servedFiles(facts), ...created },
      { 'resources/index.ts': register, ...serve, ...edits },
      [
        permission
          ? look
          : `${look}?${facts.parent.id}=N: an id of ${facts.parent.name}, whose row menu leads here${facts.parent.name === 'points' ? " (the demo's first is 1)" : ''}`,
        words,
        `contract/sections/${name}.ts   its fields and filters`,
        `server/resources/${name}.ts   what the backend does with them`,
        proof,
        `npx vitest run --project=server tests/server/conformance   proves its half on the server`,
      ],
      commands,
    );
  }
  const hasForm = !isInTable || isEndpointKey(`${name}.create`);
  return plan(
    {
      [`${folder}/index.ts`]: resourceFile({ name, permission, isInTable, hasForm }),
      [`${folder}/messages.ts`]: messagesFile({ title }),
      ...(isInTable ? {} : { [`${folder}/sections.ts`]: sectionsFile() }),
    },
    { 'resources/index.ts': register, ...serve },
    [look, words, `docs/add-a-resource.md  columns, filters, a bin, actions, pages of your own`, proof],
  );
};

if (process.argv[1]?.endsWith('newResource.ts')) generate(newResource);
