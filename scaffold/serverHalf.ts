import { entitySchemas } from '../contract/entities';
import * as tables from '../server/db/schema';
import { addImport, both, insertBefore } from './insert';
import { pascalCase } from './names';
import { type Edit, UsageError } from './Plan';
import { PLACES, registered } from './places';
import { casesFile } from './templates/cases';
import {
  endpointsFile,
  entityFile,
  entityOf,
  rowsFile,
  type ServerFacts,
  sectionsFile,
} from './templates/contract';
import { declarationFile, tableFile } from './templates/server';

/** What the reference backend needs to serve a resource of a venue: its contract, its table, its declaration. */
export const serverHalf = (
  facts: ServerFacts,
): {
  readonly created: Readonly<Record<string, string>>;
  readonly edits: Readonly<Record<string, Edit>>;
  readonly commands: readonly string[];
} => {
  const { name } = facts;
  const entity = entityOf(name);
  const type = pascalCase(entity);
  // A form stands in the area of what it hangs under.
  const area = 'menus' in facts.parent.levels ? 'menu_list' : 'management_points';
  if (Object.hasOwn(entitySchemas, entity))
    throw new UsageError(`The contract has an entity "${entity}" already. Take another name.`);
  if (Object.hasOwn(tables, name))
    throw new UsageError(`The database has a table "${name}" already. Take another name.`);
  return {
    created: {
      [`contract/endpoints/${name}.ts`]: endpointsFile(facts),
      [`contract/rows/${name}.ts`]: rowsFile(facts),
      [`contract/entities/${entity}.ts`]: entityFile(facts),
      [`contract/sections/${name}.ts`]: sectionsFile(facts),
      [`server/db/tables/${name}.ts`]: tableFile(facts),
      [`server/resources/${name}.ts`]: declarationFile(facts),
      [`tests/dataProvider/cases/${name}.ts`]: casesFile(name, facts.parent),
    },
    edits: {
      ...registered('contract', name),
      ...registered('rows', name),
      ...registered('test', name),
      'contract/entities/index.ts': both(
        addImport(`import { ${type} } from './${entity}';`),
        insertBefore(/^\};\n\n\/\*\* The record's type/m, `  ${entity}: ${type},`),
      ),
      'contract/sections/role.ts': insertBefore(
        /^\};\n\n\/\*\* Hold no value/m,
        facts.tabs
          .map(({ name: tab, title }) => {
            const said = facts.tabs.length > 1 ? `${facts.title}: ${title.toLowerCase()}` : facts.title;
            return `  ${name}_${tab}: [${JSON.stringify(said)}, '${area}'],`;
          })
          .join('\n'),
      ),
      'server/db/schema.ts': (text) => `${text}export { ${name} } from './tables/${name}';\n`,
      'server/resources/index.ts': both(
        addImport(`import { ${name} } from './${name}';`),
        // Behind what they hang under.
        (text) => text.replace(/(readonly Resource\[\] = \[[^\]]*)\]/, `$1, ${name}]`),
        (text) => text.replace(/^export \{ (.*) \};/m, `export { $1, ${name} };`),
      ),
      'server/handlers/index.ts': both(
        (text) =>
          text.replace(
            /^import \{ (.*) \} from '\.\.\/resources';/m,
            `import { $1, ${name} } from '../resources';`,
          ),
        insertBefore(PLACES.server.landmark, `  ...handlersOf(${name}),`),
        insertBefore(/^\} satisfies FormContexts<FormKey>/m, `  ...formContextsOf(${name}),`),
      ),
    },
    commands: [`npm run --silent db:generate -- --name ${name}`],
  };
};
