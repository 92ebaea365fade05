import { ThemeProvider } from '@mui/material/styles';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { vi } from 'vitest';
import { parseFieldConfig } from '../../../contract/parseFieldConfig';
import { SchemaForm, type SchemaFormProps } from '../../../kit/form/SchemaForm';
import { theme } from '../../../ui/theme/StyleRoot';
import { fetchLateParts } from '../../fieldRenderers/lateParts';

await fetchLateParts();

/** A field as a server would send it: whatever is left out has a quiet default. */
export const raw = (name: string, type: string, rest: Readonly<Record<string, unknown>> = {}) => ({
  field_id: `test.${name}`,
  name,
  type,
  title: name.toUpperCase(),
  permissions: ['view', 'create', 'edit'],
  validation_rules: {},
  ...rest,
});

/** Where dishes stand. */
export const dishRoutes = {
  list: '/menu/foods?pointId&type&id:categoryId',
  create: '/menu/foods/add?pointId&type&categoryId',
  edit: '/menu/foods/edit?pointId&type&categoryId&id',
  fallback: '/menu/list',
} as const;

type Options = Partial<Omit<SchemaFormProps<unknown>, 'fields'>>;

/** A real form of a raw section, with everything the console puts around it. */
export const renderForm = (section: unknown, options: Options = {}) => {
  // Machines may be slow, rules are not; and nothing here is hidden from a screen reader on purpose.
  configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
  const onSubmit = vi.fn(async (_payload: Record<string, unknown>): Promise<unknown> => undefined);
  const user = userEvent.setup();
  const view = render(
    <ThemeProvider theme={theme}>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <SchemaForm
          fields={parseFieldConfig(section, 'test_general')}
          mode="create"
          submitLabel="Сохранить"
          onSubmit={onSubmit}
          {...options}
        />
      </CoreAdminContext>
    </ThemeProvider>,
  );
  const save = () => user.click(view.getByRole('button', { name: 'Сохранить' }));
  /** What the last save sent. */
  const sent = () => onSubmit.mock.calls.at(-1)?.[0];
  return { ...view, user, onSubmit, save, sent };
};

/** The error texts under a field. */
export const textsUnder = (container: HTMLElement, name: string): string =>
  container.querySelector(`[data-field="${name}"] .carte-field-errors`)?.textContent ?? '';
