import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { createContext, memo, type ReactElement, type ReactNode, use, useContext, useMemo } from 'react';
import { Controller, type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form';
import type { RawField } from '../../contract/sections/rawFields';
import { wantedCount } from '../pages/benchWindow';
import { FloorShell } from '../pages/FloorShell';
import { startPage } from '../pages/startPage';

/*
 * The practical floor: what a careful engineer writes by hand with react-hook-form and MUI for exactly these fields, and
 * nothing of what a console needs besides. Uncontrolled inputs, memoised fields, one context that never changes.
 */

type Values = Record<string, unknown>;
type Form = Pick<UseFormReturn<Values>, 'control' | 'register'>;

const FormContext = createContext<Form | null>(null);

const useFloor = (): Form => {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field of the floor was rendered outside its form.');
  return form;
};

const section = `bench_${wantedCount(100)}`;

const config: Promise<readonly RawField[]> = fetch(`/api/fields/permissions/${section}`).then(
  async (answer) => {
    const sections = (await answer.json()) as Record<string, readonly RawField[]>;
    performance.mark('data');
    return sections[section] ?? [];
  },
);

const rules = ({ validation_rules: rules }: RawField) => ({
  ...(rules.required === true && { required: 'Обязательное поле' }),
  ...(typeof rules.max_length === 'number' && {
    maxLength: { value: rules.max_length, message: 'Слишком длинно' },
  }),
});

const useMistake = (name: string): string | undefined => {
  const { control } = useFloor();
  const { errors } = useFormState({ control, name, exact: true });
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
};

const TextInput = ({ field }: { field: RawField }) => {
  const { register } = useFloor();
  const mistake = useMistake(field.name);
  const isTextarea = field.type === 'textarea';
  return (
    <TextField
      label={field.title}
      fullWidth
      error={mistake !== undefined}
      helperText={mistake}
      {...(isTextarea && { slotProps: { input: { inputComponent: 'textarea' as const } } })}
      {...(field.type === 'number' && { type: 'number' })}
      {...register(field.name, rules(field))}
    />
  );
};

const SelectInput = ({ field }: { field: RawField }) => {
  const { control } = useFloor();
  return (
    <Controller
      control={control}
      name={field.name}
      rules={rules(field)}
      render={({ field: bound, fieldState: { error } }) => (
        <TextField
          select
          label={field.title}
          fullWidth
          error={error !== undefined}
          helperText={error?.message}
          {...bound}
          value={bound.value ?? ''}
        >
          {field.options.map((option) => (
            <MenuItem key={String(option.value)} value={String(option.value)}>
              {option.title}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  );
};

const CheckboxInput = ({ field }: { field: RawField }) => {
  const { register } = useFloor();
  return <FormControlLabel label={field.title} control={<Checkbox {...register(field.name)} />} />;
};

const INPUTS: Readonly<Record<string, (props: { field: RawField }) => ReactElement>> = {
  text: TextInput,
  number: TextInput,
  textarea: TextInput,
  select: SelectInput,
  checkbox: CheckboxInput,
};

const Field = memo(({ field }: { field: RawField }) => {
  const Input = INPUTS[field.type] ?? TextInput;
  return field.depends_on ? (
    <Conditional condition={field.depends_on}>
      <Input field={field} />
    </Conditional>
  ) : (
    <Input field={field} />
  );
});

const Conditional = ({
  condition,
  children,
}: {
  condition: { field: string; values: readonly unknown[] };
  children: ReactNode;
}) => {
  const { control } = useFloor();
  const value = useWatch({ control, name: condition.field });
  return condition.values.includes(value) ? children : null;
};

const FloorForm = () => {
  const fields = use(config);
  const { control, register, handleSubmit } = useForm<Values>();
  const form = useMemo(() => ({ control, register }), [control, register]);
  return (
    <FormContext value={form}>
      <form noValidate onSubmit={handleSubmit((values) => window.__bench.onSubmit(values))}>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, padding: 16 }}>
          {fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
        </div>
        <Button type="submit" variant="contained">
          Сохранить
        </Button>
      </form>
    </FormContext>
  );
};

startPage({
  Shell: FloorShell,
  Measured: FloorForm,
});
