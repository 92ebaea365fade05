import { endpointOf, isEndpointKey, namesIn } from '../../contract/endpoints';
import { pascalCase } from '../names';

/** The tab that every form has. */
export const firstTab = { name: 'general', title: 'Основное' } as const;

interface ResourceFacts {
  readonly name: string;
  readonly permission: string | undefined;
  /** The table of calls knows it, and so its record's type. */
  readonly isInTable: boolean;
  readonly hasForm: boolean;
}

export const resourceFile = ({ name, permission, isInTable, hasForm }: ResourceFacts): string => {
  const type = `${pascalCase(name)}Record`;
  const parents = listParents(name);
  return `import { defineResource } from '../../kit/declaration/defineResource';
import { messages } from './messages';
${isInTable ? '' : `\ninterface ${type} {\n  readonly id: number;\n  readonly title: string;\n}\n`}
/** ${isInTable ? `The calls are those of contract/endpoints, keyed \`${name}.verb\`.` : `Spoken to in plain REST below \`/api/${name}\`: the table of calls has no rows for it.`} */
export const ${name} = defineResource${isInTable ? '' : `<${type}>`}({
  name: '${name}',${permission ? `\n  permission: '${permission}',` : ''}${parents.length > 0 ? `\n  parents: ${JSON.stringify(parents)},` : ''}
  messages,
  list: { columns: [{ key: '${isInTable ? 'id' : 'title'}', label: messages.columnTitle }] },${
    hasForm
      ? isInTable
        ? `\n  form: {},`
        : `\n  form: { bundled: { ${name}_general: async () => (await import('./sections')).general } },`
      : ''
  }
});
`;
};

const listParents = (name: string): readonly string[] => {
  const key = `${name}.list`;
  if (!isEndpointKey(key)) return [];
  return namesIn(endpointOf(key).path);
};

export const messagesFile = ({ title }: { readonly title: string }): string =>
  `/** The words of this resource; what is left out here has a neutral text. */
export const messages = {
  title: ${JSON.stringify(title)},
  columnTitle: 'Название',
} as const;
`;

/** The form's section, for a backend that has none; a backend's own answer to \`fields/permissions\` goes first. */
export const sectionsFile = (): string => `export const general = [
  {
    field_id: 'title',
    name: 'title',
    title: 'Название',
    type: 'text',
    permissions: ['view', 'create', 'edit'],
    validation_rules: { required: true, max_length: 100 },
    order: 1,
  },
];
`;
