import type { FieldDraft } from '../fieldDrafts';
import { pascalCase } from '../names';

interface ServedFacts {
  readonly name: string;
  readonly title: string;
  readonly permission: string | undefined;
  readonly fields: readonly FieldDraft[];
}

/** The console's half of a resource that the reference backend serves: its calls, sections and type are in the contract. */
export const servedFiles = (facts: ServedFacts): Readonly<Record<string, string>> => ({
  [`resources/${facts.name}/index.tsx`]: resourceFile(facts),
  [`resources/${facts.name}/messages.ts`]: messagesFile(facts),
});

const listed = (fields: readonly FieldDraft[]) => fields.filter(({ isListed }) => isListed);
const labelOf = (name: string): string => `column${pascalCase(name)}`;

const resourceFile = ({ name, permission, fields }: ServedFacts): string => {
  const columns = listed(fields).map(
    (field) =>
      `\n      { key: '${field.name}', label: messages.${labelOf(field.name)}${field.isSorted ? `, sort: '${field.name}'` : ''}, width: '9rem' },`,
  );
  return `import { defineResource } from '../../kit/declaration/defineResource';
import { messages } from './messages';

/** The calls are those of contract/endpoints/${name}.ts, the form and the filters those of contract/sections/${name}.ts. */
export const ${name} = defineResource({
  name: '${name}',${permission ? `\n  permission: '${permission}',` : ''}
  parents: ['pointId'],
  messages,
  list: {
    columns: [
      { key: 'title', label: messages.columnTitle, sort: 'title' },${columns.join('')}
    ],
    search: 'title',
    filters: '${name}_main',
  },
  form: {},
  bin: { search: 'title' },
});
`;
};

const messagesFile = ({ title, fields }: ServedFacts): string =>
  `/** The words of this resource; what is left out here has a neutral text. */
export const messages = {
  title: ${JSON.stringify(title)},
  columnTitle: 'Название',${listed(fields)
    .map((field) => `\n  ${labelOf(field.name)}: ${JSON.stringify(field.title)},`)
    .join('')}
} as const;
`;
