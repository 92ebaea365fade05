import { choiceOf, draftOf, type FieldDraft, type TabDraft } from '../fieldDrafts';
import { kebabCase, pascalCase, singularOf, snakeCase } from '../names';
import { idsAbove, type ParentFacts } from '../parents';

/** A resource whose server half is written too. */
export interface ServerFacts {
  readonly name: string;
  readonly title: string;
  readonly parent: ParentFacts;
  readonly fields: readonly FieldDraft[];
  readonly tabs: readonly TabDraft[];
}

/** `eventsMore`, what the section `events_more` is called in the sources. */
export const sectionName = (name: string, { name: tab }: TabDraft): string => `${name}${pascalCase(tab)}`;
export const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
export const filteredOf = (fields: readonly FieldDraft[]) => fields.filter(({ filter }) => filter);
export const sortedOf = (fields: readonly FieldDraft[]) => fields.filter(({ isSorted }) => isSorted);
const keptOf = (fields: readonly FieldDraft[]) => fields.flatMap(({ kept }) => kept);
export const columnsOf = (fields: readonly FieldDraft[]) =>
  keptOf(fields).filter(({ column }) => column !== undefined);
/** The key that names a record, and the key under which it is told. */
export const referencesOf = (fields: readonly FieldDraft[]) =>
  fields.flatMap(({ reference }) =>
    reference ? [{ ...reference, under: reference.key.replace(/_id$/, '') }] : [],
  );
export const filesOf = (fields: readonly FieldDraft[]) => fields.filter(({ type }) => type === 'file');
export const above = (parent: ParentFacts, said: (id: string) => string): string =>
  idsAbove(parent).map(said).join('');
const isKept = (fields: readonly FieldDraft[], name: string): boolean =>
  fields.some(({ rules }) => rules?.includes(name));

/** Its eight calls. */
export const endpointsFile = ({ name, fields, tabs, parent }: ServerFacts): string => {
  const [kebab, bin, of] = [kebabCase(name), `deleted_${snakeCase(name)}`, entityOf(name)];
  const files = filesOf(fields).length > 0 ? '\n    files: true,' : '';
  const tests = filteredOf(fields).map(({ name: key, filter }) => `\n      ${key}: { ${filter}: '${key}' },`);
  return `import type { Endpoint } from './Endpoint';

const sections = [${quoted(tabs.map((tab) => `${name}_${tab.name}`))}] as const;

/** The calls of ${name}: they stand under ${parent.name}. */
export const ${name}Endpoints = {
  '${name}.list': {
    method: 'GET',
    path: '${parent.path}/${kebab}',
    paged: true,
    filters: [${quoted(['title', ...filteredOf(fields).map((each) => each.name), 'createdAt'])}],
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
    path: '${parent.path}/${kebab}',
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
    path: '/${bin}/{${parent.id}}',
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
  '${name}.list': { says: 'Lists the ${name}.', access: 'user' },
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

export const entityFile = ({ name, fields, parent }: ServerFacts): string => {
  const type = pascalCase(entityOf(name));
  const parts = new Set([
    'DaysLeft',
    'Id',
    'Moment',
    'Nullable',
    'Text',
    ...keptOf(fields).flatMap((each) => each.parts),
    ...referencesOf(fields).map(() => 'ListItem'),
  ]);
  return `import Type, { type Static } from 'typebox';
import { ${[...parts].join(', ')} } from './parts';

export const ${type} = Type.Object({
  id: Id,
  title: Text,${above(parent, (id) => `\n  ${snakeCase(id)}: Id,`)}${keptOf(fields)
    .map(({ key, schema }) => `\n  ${key}: ${schema},`)
    .join('')}${referencesOf(fields)
    .map(({ under }) => `\n  ${under}: Nullable(ListItem),`)
    .join('')}
  createdAt: Moment,
  updatedAt: Moment,
  deletedAt: Nullable(Moment),
  shownAt: Nullable(Moment),
  days_before_deletion: DaysLeft,
});
export type ${type} = Static<typeof ${type}>;
`;
};

export const sectionsFile = ({ name, fields, tabs }: ServerFacts): string => `${
  isKept(fields, 'limits') ? `import { limits } from '../limits';\n` : ''
}${isKept(fields, 'pictures') ? `import { pictures } from './pictures';\n` : ''}import type { RawFilter } from './RawFilter';
import type { FieldDraft } from './rawFields';
${tabs
  .map(
    (tab, at) => `
/** ${at === 0 ? `The form of ${name}.` : `Another tab of it: ${tab.name}.`} */
export const ${sectionName(name, tab)}: readonly FieldDraft[] = [${at === 0 ? TITLE : ''}${fields
      .filter((field) => field.tab === tab.name)
      .map((field) => `\n  ${draftOf(field)},`)
      .join('')}
];
`,
  )
  .join('')}
/** The filters of their list. */
export const ${name}Main: readonly RawFilter[] = [${filteredOf(fields)
  .map((field) => `\n  ${FILTERS[field.filter ?? 'flag'](field)},`)
  .join('')}
  { field_id: 'createdAt', title: 'Дата создания', type: 'date-range', options: [] },
];
`;

const TITLE = `
  {
    name: 'title',
    type: 'text',
    title: 'Название',
    validation_rules: { required: true, max_length: 100 },
  },`;

const FILTERS: Readonly<Record<NonNullable<FieldDraft['filter']>, (field: FieldDraft) => string>> = {
  day: ({ name, title }) =>
    `{ field_id: '${name}', title: ${JSON.stringify(title)}, type: 'date-range', options: [] }`,
  flag: ({ name, title }) =>
    `{ field_id: '${name}', title: ${JSON.stringify(title)}, type: 'radio', options: [{ value: true, title: 'Да' }, { value: false, title: 'Нет' }] }`,
  option: ({ name, title, options }) =>
    `{ field_id: '${name}', title: ${JSON.stringify(title)}, type: 'checkbox', options: ${JSON.stringify(options.map(choiceOf))} }`,
};
