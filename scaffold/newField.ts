import { FIELD_TYPES } from '../contract/fieldConfig';
import { addImport, both, insertBefore } from './insert';
import { camelCase } from './names';
import { generate, type Plan, plan, UsageError } from './Plan';
import { readArgs } from './readArgs';
import { kindFile, readLine, rendererFile, rowsFile, sampleLines } from './templates/field';

const USAGE = 'npm run new:field TYPE';

/** `npm run new:field TYPE`: both halves of a field type, its two registry lines and the rows its tests ask for. */
export const newField = (args: readonly string[]): Plan => {
  const { name: type } = readArgs(args, {
    usage: USAGE,
    name: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
    message: 'a type in snake case, as it stands in a section',
  });
  if (FIELD_TYPES.some((known) => known === type)) throw new UsageError(`The type "${type}" exists already.`);
  const name = camelCase(type);
  const line = type === name ? `  ${name},` : `  ${type}: ${name},`;
  const register = (landmark: RegExp) =>
    both(addImport(`import { ${name} } from './${name}';`), insertBefore(landmark, line));
  return plan(
    {
      [`contract/fields/${name}.ts`]: kindFile(name),
      [`fieldRenderers/${name}.tsx`]: rendererFile(name),
      [`tests/contract/fields/rows/${name}Rows.ts`]: rowsFile(type, name),
    },
    {
      'contract/fieldConfig.ts': insertBefore(/^\] as const;\nexport type FieldType/m, `  '${type}',`),
      'contract/fields/index.ts': register(/^\} satisfies Record<FieldType, FieldTypeRules>/m),
      'fieldRenderers/registry.tsx': register(/^\} as const satisfies/m),
      'content/fieldSamples.json': insertBefore(/^ {2}"text": \{/m, sampleLines(type)),
      'tests/contract/fields/wireArbitraries.ts': insertBefore(
        /^\} satisfies Record<FieldType, WireSamples>/m,
        `  ${type}: { field: {}, wire: under(nullable(words)) },`,
      ),
      'tests/trust/calls/rightValue.ts': insertBefore(
        /^\} satisfies Record<FieldType, Make>/m,
        `  ${type}: orNull(words),`,
      ),
      'tests/trust/calls/wrongValue.ts': insertBefore(
        /^\} satisfies Record<FieldType, Wrong>/m,
        `  ${type}: texts,`,
      ),
      'tests/contract/fields/ruleTable.ts': both(
        addImport(`import { ${name}Rows } from './rows/${name}Rows';`),
        insertBefore(/^\];\s*$/m, `  ...${name}Rows,`),
      ),
      'tests/fieldRenderers/readMode.test.tsx': insertBefore(
        /^\};\n\ndescribe\('read mode'/m,
        readLine(type),
      ),
    },
    [
      `npm run dev   and open /dev/fields?type=${type}: the type in all its modes`,
      `contract/fields/${name}.ts        what is stored, what travels, what is refused`,
      `fieldRenderers/${name}.tsx        what is seen`,
      `docs/add-a-field-type.md          from here to a finished type`,
    ],
  );
};

if (process.argv[1]?.endsWith('newField.ts')) generate(newField);
