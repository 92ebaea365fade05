import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthProvider, CoreAdminContext, type GetListParams } from 'react-admin';
import { vi } from 'vitest';
import type { FieldType, FormMode } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { FormHandleContext } from '../../fieldRenderers/formHandle';
import { PlaceContext } from '../../fieldRenderers/placeContext';
import type { FormModel, FormModelOptions } from '../../kit/form/createFormModel';
import { FieldsGrid, useFormModel } from '../../kit/form/FieldsGrid';
import { fetchLateParts } from './lateParts';

await fetchLateParts();

interface FieldSetting {
  readonly record?: Record<string, unknown>;
  readonly mode?: FormMode;
  /** What the data provider's `call` answers. */
  readonly call?: (key: string, options: never) => Promise<unknown>;
  /** What its `getList` answers. */
  readonly getList?: (resource: string, params: GetListParams) => Promise<{ data: unknown; total: number }>;
  readonly place?: Record<string, string>;
  /** Whether the person may read a resource. */
  readonly may?: () => boolean;
}

interface HostProps extends FormModelOptions {
  readonly onModel: (model: FormModel) => void;
}

const Host = ({ onModel, ...options }: HostProps) => {
  const model = useFormModel(options);
  onModel(model);
  return (
    <FormHandleContext value={model.handle}>
      <FieldsGrid fields={options.fields} mode={options.mode} all />
    </FormHandleContext>
  );
};

/** One field named `field` in the product's own form model, with a backend of the test's making. */
export function renderField(type: FieldType, raw: Record<string, unknown> = {}, setting: FieldSetting = {}) {
  const { record, mode = 'edit', call = async () => ({ data: [] }), place = {}, getList, may } = setting;
  const authProvider = may && ({ canAccess: async () => may() } as unknown as AuthProvider);
  const fields = parseFieldConfig([
    {
      field_id: 'f',
      name: 'field',
      title: 'Поле',
      type,
      permissions: ['view', 'create', 'edit'],
      order: 1,
      ...raw,
    },
  ]);
  let model: FormModel | undefined;
  const view = render(
    <CoreAdminContext dataProvider={{ call, getList } as never} {...(authProvider && { authProvider })}>
      <PlaceContext value={place}>
        <Host
          fields={fields}
          mode={mode}
          record={record}
          onModel={(made) => {
            model = made;
          }}
        />
      </PlaceContext>
    </CoreAdminContext>,
  );
  const form = () => {
    if (!model) throw new Error('The form is not there yet.');
    return model;
  };
  return {
    ...view,
    user: userEvent.setup({ advanceTimers: vi.isFakeTimers() ? vi.advanceTimersByTime : () => undefined }),
    value: () => form().handle.getValues().field,
    payload: () => form().payload(),
    /** What a save does before it validates. */
    takeIn: () => form().takeIn(),
    /** What a save does first: the names of the fields that stand in its way. */
    validate: (): readonly string[] => {
      let names: readonly string[] = [];
      act(() => {
        names = form().validate();
      });
      return names;
    },
  };
}
