import { screen, waitFor } from '@testing-library/react';
import {
  BulkDeleteButton,
  DataTable,
  Edit,
  EditButton,
  EditGuesser,
  List,
  SimpleForm,
  TextInput,
  useResourceContext,
} from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import { defineResource, type Resource } from '../../kit/declaration/defineResource';
import { openConsole } from '../kit/openConsole';
import { plainRest } from './plainRest';

const messages = { title: 'Вакансии' };
const base = { name: 'openings', messages, parents: ['pointId'] } as const;

const StockList = () => (
  <List actions={false} perPage={10} storeKey={false}>
    <DataTable bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
      <DataTable.Col source="title" />
      <DataTable.Col>
        <EditButton />
      </DataTable.Col>
    </DataTable>
  </List>
);
const StockEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="title" />
    </SimpleForm>
  </Edit>
);

let rest: ReturnType<typeof plainRest>;
const asked: string[] = [];
let isSilent = false;
beforeEach(() => {
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = input.replace('/api/', '');
    if (isSilent) return new Promise<Response>(() => undefined);
    asked.push(`${method} ${decodeURIComponent(path)}`);
    if (path.startsWith('fields/')) return new Response('{}', { status: 404 });
    const said = rest(method, path, typeof body === 'string' ? JSON.parse(body) : undefined);
    return new Response(JSON.stringify(said.body), said);
  });
});
const warned = vi.spyOn(console, 'error');
afterEach(() => {
  asked.splice(0);
  // Of stock parts, too: React says it once for a property, in whichever test is the first.
  expect(warned.mock.calls.map(([text, name]) => `${text} ${name}`)).toEqual([]);
});

const open = (resource: Resource, at: string) => {
  rest = plainRest();
  for (let n = 1; n <= 11; n += 1) rest('POST', 'openings', { title: `Вакансия ${n}`, salary: n });
  return openConsole({ resources: [resource], backend: { dataProvider: createDataProvider() }, at });
};

describe('stock react-admin parts in a resource', () => {
  const listed = defineResource({ ...base, pages: { list: StockList, edit: StockEdit } });

  it('List and DataTable page through the address; EditButton leads to the declared one with its parents', async () => {
    const { user, address } = open(listed, '/management/openings?pointId=3');
    expect(await screen.findByText('Вакансия 10')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Вакансии');
    await user.click(screen.getByLabelText('На следующую страницу'));
    expect(await screen.findByText('Вакансия 11')).toBeTruthy();
    expect(address()).toMatch(/pointId=3/);
    expect(address()).toMatch(/page=2/);
    await user.click(screen.getByRole('link', { name: 'Изменить' }));
    expect(address()).toBe('/management/openings/edit?pointId=3&id=11');
  });

  it('BulkDeleteButton deletes what is ticked, and the list shows it no more', async () => {
    const { user } = open(listed, '/management/openings?pointId=3');
    const row = (await screen.findByText('Вакансия 1')).closest('tr');
    await user.click(row?.querySelector('input[type=checkbox]') ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    await user.click(await screen.findByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => expect(screen.queryByText('Вакансия 1')).toBeNull());
    expect(screen.getByText('Вакансия 2')).toBeTruthy();
    expect(asked).toContain('DELETE openings/1');
    expect(rest('GET', 'openings/1').status).toBe(404);
  });

  it('Edit and SimpleForm save a record and lead back to the list of the same parent', async () => {
    const { user, address } = open(listed, '/management/openings/edit?pointId=3&id=2');
    const input = await screen.findByDisplayValue('Вакансия 2');
    await user.clear(input);
    await user.type(input, 'Бариста');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Бариста')).toBeTruthy();
    expect(address()).toMatch(/^\/management\/openings\?pointId=3/);
  });

  it('EditGuesser shows the record of the address', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    open(
      defineResource({ ...base, pages: { edit: EditGuesser } }),
      '/management/openings/edit?pointId=3&id=4',
    );
    expect(await screen.findByDisplayValue('Вакансия 4')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('a stock input in place of a field type writes the value that is saved', async () => {
    const permissions = ['view', 'create', 'edit'];
    const sections = async () => [
      { field_id: '1', name: 'salary', type: 'number', title: 'Зарплата', permissions },
    ];
    const Salary = () => <TextInput source="salary" label={`Оклад: ${useResourceContext()}`} />;
    const formed = defineResource({
      ...base,
      form: { bundled: { openings_general: sections }, inputs: { salary: Salary } },
    });
    const { user, address } = open(formed, '/management/openings/edit?pointId=3&id=4');
    const input = await screen.findByLabelText('Оклад: openings');
    await user.clear(input);
    await user.type(input, '900');
    await user.click(screen.getByRole('button', { name: 'Сохранить изменения' }));
    await waitFor(() => expect(address()).toMatch(/^\/management\/openings\?pointId=3/));
    expect(rest('GET', 'openings/4').body).toMatchObject({ salary: 900 });
  });

  it('nothing that was seen in one place is seen in another', async () => {
    const { router } = open(listed, '/management/openings?pointId=3');
    expect(await screen.findByText('Вакансия 1')).toBeTruthy();
    isSilent = true;
    await router.navigate('/management/openings?pointId=4');
    // No answer comes for the other place: what is shown there could only be remembered.
    await waitFor(() => expect(screen.queryByText('Вакансия 1')).toBeNull());
    isSilent = false;
  });
});
