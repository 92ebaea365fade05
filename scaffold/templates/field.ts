import { pascalCase } from '../names';

/** The pure half: a line of text until somebody says what differs. */
export const kindFile = (name: string): string => `import type { FieldTypeRules } from './FieldTypeRules';
import { text } from './text';

/** Starts as a line of text: write here what differs. */
export const ${name} = { ...text } satisfies FieldTypeRules;
`;

/** The visible half. */
export const rendererFile = (
  name: string,
): string => `import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldRenderer } from './FieldRenderer';
import { ReadOnlyText } from './ReadOnlyText';
import { useFieldText } from './useFieldText';

const ${pascalCase(name)}Input = ({ field }: FieldInputProps) => {
  const { id, aria, bind, errors } = useFieldText(field);
  const { ref, ...listeners } = bind;
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <OutlinedInput
        fullWidth
        error={errors.length > 0}
        placeholder={field.placeholder}
        inputRef={ref}
        inputProps={{ ...aria, ...listeners }}
      />
    </FieldFrame>
  );
};

export const ${name}: FieldRenderer = { Input: ${pascalCase(name)}Input, Read: ReadOnlyText };
`;

/** Rules with their verdicts: the same rows run against the check, the form and the server. */
export const rowsFile = (
  type: string,
  name: string,
): string => `import { type RuleRow, row } from '../RuleRow';

const ${name} = (validation_rules: object = {}) => ({ type: '${type}', validation_rules });

export const ${name}Rows: readonly RuleRow[] = [
  row('FF-10', 'a required ${type} left empty', ${name}({ required: true }), { value: '', errors: ['errors.required'] }),
  row('FF-09', 'a ${type}', ${name}(), { value: 'Образец', payload: { f: 'Образец' } }),
];
`;

/** What the gallery shows of it. */
export const sampleLines = (type: string): string => `  "${type}": {
    "field": { "title": "Новое поле", "validation_rules": { "required": true } },
    "record": { "${type}": "Образец" },
    "wrong": { "${type}": "" }
  },`;

/** What a person who may not write reads of it. */
export const readLine = (type: string): string => `  ${type}: ['Образец', 'Образец'],`;
