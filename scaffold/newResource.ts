import { isEndpointKey } from '../contract/endpoints';
import { PERMISSION_KEYS, type PermissionKey } from '../contract/vocabulary';
import { hasEndpoints } from '../dataProvider/endpointKeys';
import { addImport, both, insertBefore } from './insert';
import { generate, type Plan, plan, UsageError } from './Plan';
import { readArgs } from './readArgs';
import { messagesFile, resourceFile, sectionsFile } from './templates/resource';

const USAGE = 'npm run new:resource NAME [-- --title "..." --permission KEY]';

const isPermission = (key: string): key is PermissionKey => PERMISSION_KEYS.some((known) => known === key);

/** `npm run new:resource NAME`: a folder with a list and a form, in plain REST where the table has no rows for it. */
export const newResource = (args: readonly string[]): Plan => {
  const { name, given } = readArgs(args, {
    usage: USAGE,
    name: /^[a-z][A-Za-z0-9]*$/,
    message: 'a name in camel case, as it stands in the address of the API',
    options: ['title', 'permission'],
  });
  const { title, permission } = given;
  if (permission !== undefined && !isPermission(permission)) {
    throw new UsageError(`No permission "${permission}". Take one of: ${PERMISSION_KEYS.join(', ')}.`);
  }
  const isInTable = hasEndpoints(name);
  if (isInTable && !isEndpointKey(`${name}.list`)) {
    throw new UsageError(`The table has calls of "${name}", but no "${name}.list" for a list to show.`);
  }
  const folder = `resources/${name}`;
  const hasForm = !isInTable || isEndpointKey(`${name}.create`);
  return plan(
    {
      [`${folder}/index.ts`]: resourceFile({ name, permission, isInTable, hasForm }),
      [`${folder}/messages.ts`]: messagesFile({ name, title }),
      ...(isInTable ? {} : { [`${folder}/sections.ts`]: sectionsFile() }),
    },
    {
      'resources/index.ts': both(addImport(`import { ${name} } from './${name}';`), (text) =>
        insertBefore(
          /\n?\];\s*$/,
          `, ${name}`,
        )(text)
          .replace(/,\s*, /, ', ')
          .replace(/\n\];/, '];'),
      ),
    },
    [
      `npm run dev             and open ${permission ? `the sidebar's entry` : `/management/${name}`}`,
      `${folder}/messages.ts   its words`,
      `docs/add-a-resource.md  columns, filters, a bin, actions, pages of your own`,
      `npx vitest run tests/developers/conformance   proves the resource by its declaration`,
    ],
  );
};

if (process.argv[1]?.endsWith('newResource.ts')) generate(newResource);
