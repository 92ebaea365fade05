/**
 * `npm run validators`: compiles the JSON schemas of floor 0 into plain functions in `contract/generated`, so that
 * nothing compiles code at run time (a strict CSP forbids it). A test fails when the generated file is stale.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { rawFieldSchema } from './rawField/rawFieldSchema';

export const GENERATED_VALIDATOR = new URL('./generated/validateRawField.js', import.meta.url);

/** The text of the generated module: ESM, no imports, no `require`. */
export const printValidator = (): string => {
  const ajv = new Ajv({ code: { source: true, esm: true, lines: true }, allowUnionTypes: true });
  ajv.addSchema(rawFieldSchema, 'rawField');
  const code = standaloneCode(ajv, { validateRawField: 'rawField' });
  const keys = JSON.stringify(Object.keys(rawFieldSchema.properties));
  return `// Made by \`npm run validators\` from contract/rawField/rawFieldSchema.ts. Do not edit.\n${asked(code)}
export const RAW_FIELD_KEYS = ${keys};\n`;
};

/** A fault says where it is and what it is; by which rule of the schema, and with which values, nobody asks. */
const asked = (code: string): string =>
  code.replace(/,schemaPath:"[^"]*"|,params:\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g, '');

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile(GENERATED_VALIDATOR, printValidator());
