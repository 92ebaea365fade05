import type { FieldDraft } from '../fieldDrafts';
import { camelCase, kebabCase, pascalCase, singularOf, snakeCase } from '../names';

/** A resource of a venue whose server half is written too. */
export interface ServerFacts {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly FieldDraft[];
}

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
const flagsOf = (fields: readonly FieldDraft[]) => fields.filter(({ isFlag }) => isFlag);
const sortedOf = (fields: readonly FieldDraft[]) => fields.filter(({ isSorted }) => isSorted);
const columnsOf = (fields: readonly FieldDraft[]) => fields.filter(({ column }) => column !== undefined);
const filesOf = (fields: readonly FieldDraft[]) => fields.filter(({ type }) => type === 'file');
const isKept = (fields: readonly FieldDraft[], name: string): boolean =>
  fields.some(({ rules }) => rules?.includes(name));

/** Its eight calls. */
export const endpointsFile = ({ name, fields }: ServerFacts): string => {
  const [kebab, bin, of] = [kebabCase(name), `deleted_${snakeCase(name)}`, entityOf(name)];
  const files = filesOf(fields).length > 0 ? '\n    files: true,' : '';
  const tests = flagsOf(fields).map(({ name: flag }) => `\n      ${flag}: { flag: '${flag}' },`);
  return `import type { Endpoint } from './Endpoint';

const sections = ['${name}_general'] as const;

/** The calls of ${name}: they stand in a venue. */
export const ${name}Endpoints = {
  '${name}.list': {
    method: 'GET',
    path: '/point/{pointId}/${kebab}',
    paged: true,
    filters: [${quoted(['title', ...flagsOf(fields).map((each) => each.name), 'createdAt'])}],
    rowTests: {
      title: { words: ['title'] },${tests.join('')}
      createdAt: { day: 'createdAt' },
    },
    sort: [${quoted(['title', ...sortedOf(fields).map((each) => each.name), 'createdAt'])}],
    answer: { kind: 'list', of: '${of}' },
  },
  '${name}.one': {
    method: 'GET',
    path: '/${kebab}/{id}',
    answer: { kind: 'one', of: '${of}' },
  },
  '${name}.create': {
    method: 'POST',
    path: '/point/{pointId}/${kebab}',
    sections,${files}
    answer: { kind: 'one', of: '${of}' },
  },
  '${name}.update': {
    method: 'PUT',
    path: '/${kebab}/{id}',
    sections,${files}
    answer: { kind: 'one', of: '${of}' },
  },
  '${name}.deleteMany': {
    method: 'DELETE',
    path: '/${kebab}',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
  '${name}.deleted': {
    method: 'GET',
    path: '/${bin}/{pointId}',
    paged: true,
    filters: ['title'],
    rowTests: { title: { words: ['title'] } },
    sort: ['title', 'deletedAt'],
    answer: { kind: 'list', of: '${of}' },
  },
  '${name}.restoreMany': {
    method: 'POST',
    path: '/${bin}/restore',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
  '${name}.destroyMany': {
    method: 'DELETE',
    path: '/${bin}/destroy',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
`;
};

/** What its calls do and who may make them. */
export const rowsFile = ({
  name,
}: ServerFacts): string => `import { ${name}Endpoints } from '../endpoints/${name}';
import { rowsOf } from './Row';

export const ${name}Rows = rowsOf(${name}Endpoints, {
  '${name}.list': { says: 'Lists the ${name} of a venue.', access: 'user' },
  '${name}.one': { says: 'Reads one of the ${name}.', access: 'user' },
  '${name}.create': { says: 'Makes one of the ${name}.', access: 'user', right: 'create' },
  '${name}.update': { says: 'Changes one of the ${name}.', access: 'user', right: 'edit' },
  '${name}.deleteMany': { says: 'Puts ${name} into the bin.', access: 'user', right: 'delete' },
  '${name}.deleted': { says: 'Lists the bin of the ${name}.', access: 'user' },
  '${name}.restoreMany': { says: 'Takes ${name} out of the bin.', access: 'user', right: 'delete' },
  '${name}.destroyMany': { says: 'Deletes ${name} of the bin for good.', access: 'user', right: 'delete' },
});
`;

/** \`event\` of \`events\`: one record, as the calls name what they answer. */
export const entityOf = (name: string): string => singularOf(name);

export const entityFile = ({ name, fields }: ServerFacts): string => {
  const type = pascalCase(entityOf(name));
  const parts = new Set([
    'DaysLeft',
    'Id',
    'Moment',
    'Nullable',
    'Text',
    ...fields.flatMap((each) => each.parts),
  ]);
  return `import Type, { type Static } from 'typebox';
import { ${[...parts].join(', ')} } from './parts';

export const ${type} = Type.Object({
  id: Id,
  title: Text,${fields.map((field) => `\n  ${field.name}: ${field.schema},`).join('')}
  createdAt: Moment,
  updatedAt: Moment,
  deletedAt: Nullable(Moment),
  shownAt: Nullable(Moment),
  days_before_deletion: DaysLeft,
});
export type ${type} = Static<typeof ${type}>;
`;
};

export const sectionsFile = ({ name, fields }: ServerFacts): string => `${
  isKept(fields, 'limits') ? `import { limits } from '../limits';\n` : ''
}${isKept(fields, 'pictures') ? `import { pictures } from './pictures';\n` : ''}import type { RawFilter } from './RawFilter';
import type { FieldDraft } from './rawFields';

/** The form of ${name}. */
export const ${name}General: readonly FieldDraft[] = [
  {
    name: 'title',
    type: 'text',
    title: 'Название',
    validation_rules: { required: true, max_length: 100 },
  },${fields.map((field) => `\n  ${draftOf(field)},`).join('')}
];

/** The filters of their list. */
export const ${name}Main: readonly RawFilter[] = [${flagsOf(fields)
  .map((flag) => `\n  ${flagFilter(flag)},`)
  .join('')}
  { field_id: 'createdAt', title: 'Дата создания', type: 'date-range', options: [] },
];
`;

const draftOf = ({ name, type, title, rules }: FieldDraft): string =>
  `{ name: '${name}', type: '${type}', title: ${JSON.stringify(title)}${rules ? `, validation_rules: ${rules}` : ''} }`;

const flagFilter = ({ name, title }: FieldDraft): string =>
  `{ field_id: '${name}', title: ${JSON.stringify(title)}, type: 'radio', options: [{ value: true, title: 'Да' }, { value: false, title: 'Нет' }] }`;

export const tableFile = ({ name, fields }: ServerFacts): string => {
  const from = columnsOf(fields).flatMap((field) => field.from ?? []);
  const pg = new Set([
    'index',
    'integer',
    'pgTable',
    'text',
    ...from.flatMap((each) => ('pg' in each ? [each.pg] : [])),
  ]);
  const ours = new Set([
    'extra',
    'id',
    'lifecycle',
    ...from.flatMap((each) => ('ours' in each ? [each.ours] : [])),
  ]);
  const table = snakeCase(name);
  return `import { sql } from 'drizzle-orm';
import { ${[...pg].join(', ')} } from 'drizzle-orm/pg-core';
import { ${[...ours].join(', ')} } from './columns';
import { points } from './points';

export const ${name} = pgTable(
  '${table}',
  {
    id: id(),
    pointId: integer()
      .notNull()
      .references(() => points.id, { onDelete: 'cascade' }),
    title: text().notNull(),${columnsOf(fields)
      .map((field) => `\n    ${camelCase(field.name)}: ${field.column},`)
      .join('')}
    extra: extra(),
    ...lifecycle(),
  },
  (table) => [
    index('${table}_point').on(table.pointId, table.deletedAt),
    index('${table}_deleted').on(table.deletedAt).where(sql\`\${table.deletedAt} is not null\`),
  ],
);
`;
};

export const declarationFile = ({ name, fields }: ServerFacts): string => {
  const flags = flagsOf(fields).map(
    (field) => `\n    ${field.name}: flags(['${field.name}'], t.${camelCase(field.name)}),`,
  );
  const sort = sortedOf(fields).map(
    (field) => `, ${field.name}: { tells: ['${field.name}'], by: t.${camelCase(field.name)} }`,
  );
  return `import { ${name}Rows } from '../../contract/rows/${name}';
import { ${name}General, ${name}Main } from '../../contract/sections/${name}';
import { ${name} as t } from '../db/schema';
import { days, ${flags.length > 0 ? 'flags, ' : ''}russian, words } from '../engine/filters';
import { serverResource } from '../engine/Resource';
import { points } from './points';

/** The ${name} of a venue. */
export const ${name} = serverResource({
  name: '${name}',
  rows: ${name}Rows,
  table: t,
  under: { resource: points, by: t.pointId },
  named: { pointId: t.pointId },
  sections: { ${name}_general: () => ${name}General },
  filterSections: { ${name}_main: () => ${name}Main },
  columns: [${quoted(['title', ...columnsOf(fields).map((field) => field.name)])}],
  files: [${quoted(filesOf(fields).map((field) => field.name))}],
  sort: { title: { tells: ['title'], by: russian(t.title) }${sort.join('')} },
  filters: {
    title: words({ title: t.title }),${flags.join('')}
    createdAt: days(t.createdAt),
  },
  parts: {},
  wire: () => ({}),
});
`;
};
