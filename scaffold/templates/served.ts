import type { FieldDraft, TabDraft } from '../fieldDrafts';
import { pascalCase } from '../names';
import type { ParentFacts } from '../parents';

interface ServedFacts {
  readonly name: string;
  readonly title: string;
  readonly permission: string | undefined;
  readonly fields: readonly FieldDraft[];
  readonly tabs: readonly TabDraft[];
  /** `event|events|events`: its word after one, two and five; absent: nothing is counted. */
  readonly count: string | undefined;
  readonly parent: ParentFacts;
}

/** The console's half of a resource that the reference backend serves: its calls, sections and type are in the contract. */
export const servedFiles = (facts: ServedFacts): Readonly<Record<string, string>> => ({
  [`resources/${facts.name}/index.tsx`]: resourceFile(facts),
  [`resources/${facts.name}/messages.ts`]: messagesFile(facts),
});

const listed = (fields: readonly FieldDraft[]) => fields.filter(({ isListed }) => isListed);
const labelOf = (name: string): string => `column${pascalCase(name)}`;

const tabLabel = ({ name }: TabDraft): string => `tab${pascalCase(name)}`;

const resourceFile = ({ name, permission, fields, tabs, parent }: ServedFacts): string => {
  const columns = listed(fields).map(
    ({ name: field, type, cell, reference, isSorted }) =>
      `\n      { ${cell ? `...${cell}('${field}')` : `key: '${reference ? field.replace(/_id$/, '') : field}', width: '${type === 'email' ? '14rem' : '9rem'}'`}, label: messages.${labelOf(field)}${isSorted ? `, sort: '${field}'` : ''} },`,
  );
  const cells = [...new Set(listed(fields).flatMap(({ cell }) => cell ?? []))];
  return `${cells.length > 0 ? `import { ${cells.join(', ')} } from '../../kit/cells/columnTypes';\n` : ''}import { under } from '../../kit/chooser/under';
import { defineResource } from '../../kit/declaration/defineResource';
import { messages } from './messages';

/** The calls are those of contract/endpoints/${name}.ts, the form and the filters those of contract/sections/${name}.ts. */
export const ${name} = defineResource({
  name: '${name}',${permission ? `\n  permission: '${permission}',` : ''}
  ...under(${JSON.stringify(parent.levels)}),
  messages,
  list: {
    columns: [
      { key: 'title', label: messages.columnTitle, sort: 'title' },${columns.join('')}
    ],
    search: 'title',
    filters: '${name}_main',
  },
  form: {${
    several(tabs).length > 0
      ? `
    tabs: [${tabs
      .map(
        (tab) => `
      { section: '${name}_${tab.name}', label: messages.${tabLabel(tab)} },`,
      )
      .join('')}
    ],
  `
      : ''
  }},
  bin: { search: 'title' },
});
`;
};

const messagesFile = ({ title, count, fields, tabs }: ServedFacts): string =>
  `/** The words of this resource; what is left out here has a neutral text. */
export const messages = {
  title: ${JSON.stringify(title)},${countLine(count)}
  columnTitle: 'Название',${listed(fields)
    .map((field) => `\n  ${labelOf(field.name)}: ${JSON.stringify(field.title)},`)
    .join('')}${several(tabs)
    .map((tab) => `\n  ${tabLabel(tab)}: ${JSON.stringify(tab.title)},`)
    .join('')}
} as const;
`;

/** One tab alone is not named. */
const several = (tabs: readonly TabDraft[]): readonly TabDraft[] => (tabs.length > 1 ? tabs : []);

const countLine = (count: string | undefined): string => {
  const forms = count?.split('|').map((word) => `%{smart_count} ${word.trim()}`);
  return forms ? `\n  count: ${JSON.stringify(forms.join(' |||| '))},` : '';
};
