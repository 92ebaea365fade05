import { entitySchemas } from '../contract/entities';
import { addImport, both, insertBefore } from './insert';
import { pascalCase } from './names';
import { type Edit, UsageError } from './Plan';
import { casesFile } from './templates/cases';
import {
  declarationFile,
  endpointsFile,
  entityFile,
  entityOf,
  rowsFile,
  type ServerFacts,
  sectionsFile,
  tableFile,
} from './templates/server';

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
  if (Object.hasOwn(entitySchemas, entity))
    throw new UsageError(`The contract has an entity "${entity}" already. Take another name.`);
  return {
    created: {
      [`contract/endpoints/${name}.ts`]: endpointsFile(facts),
      [`contract/rows/${name}.ts`]: rowsFile(facts),
      [`contract/entities/${entity}.ts`]: entityFile(facts),
      [`contract/sections/${name}.ts`]: sectionsFile(facts),
      [`server/db/tables/${name}.ts`]: tableFile(facts),
      [`server/resources/${name}.ts`]: declarationFile(facts),
      [`tests/dataProvider/cases/${name}.ts`]: casesFile(name),
    },
    edits: {
      'contract/endpoints/index.ts': both(
        addImport(`import { ${name}Endpoints } from './${name}';`),
        insertBefore(/^\} as const satisfies Readonly<Record<string, Endpoint>>/m, `  ...${name}Endpoints,`),
      ),
      'contract/rows/index.ts': both(
        addImport(`import { ${name}Rows } from './${name}';`),
        insertBefore(/^\} satisfies \{ readonly \[Key in EndpointKey\]: Row/m, `  ...${name}Rows,`),
      ),
      'contract/entities/index.ts': both(
        addImport(`import { ${type} } from './${entity}';`),
        insertBefore(/^export \{/m, `export { ${type} } from './${entity}';`),
        insertBefore(/^\};\n\n\/\*\* The record's type/m, `  ${entity}: ${type},`),
      ),
      'server/db/schema.ts': (text) => `${text}export { ${name} } from './tables/${name}';\n`,
      'server/resources/index.ts': both(
        addImport(`import { ${name} } from './${name}';`),
        // Behind what they hang under.
        (text) => text.replace(/(readonly Resource\[\] = \[[^\]]*)\]/, `$1, ${name}]`),
        (text) => text.replace(/^export \{ (.*) \};/m, `export { $1, ${name} };`),
      ),
      'server/handlers/index.ts': both(
        (text) => text.replace(/^import \{ (.*)resources \} from/m, `import { $1${name}, resources } from`),
        insertBefore(
          /^\} satisfies \{ readonly \[K in EndpointKey\]/m,
          `  ...handlersOf(${name}, resources),`,
        ),
        insertBefore(/^\} satisfies \{ readonly \[K in FormKey\]/m, `  ...formContextsOf(${name}),`),
      ),
      'tests/dataProvider/cases/index.ts': both(
        addImport(`import { ${name}Cases } from './${name}';`),
        insertBefore(/^\} satisfies Record<EndpointKey, Case>/m, `  ...${name}Cases,`),
      ),
    },
    commands: [`npm run --silent db:generate -- --name ${name}`],
  };
};
