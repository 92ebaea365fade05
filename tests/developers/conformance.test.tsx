import { cleanup, screen, waitFor } from '@testing-library/react';
import { Edit, SimpleForm, TextInput } from 'react-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionPath } from '../../contract/permissionPath';
import { CAPABILITIES, PERMISSION_KEYS } from '../../contract/vocabulary';
import { defineResource, type Resource } from '../../kit/declaration/defineResource';
import { canCall } from '../../kit/declaration/knownCalls';
import { ROUTE_KINDS } from '../../kit/declaration/ResourceDeclaration';
import { toAddress } from '../../kit/queryRouter/RouteTable';
import { resources } from '../../resources';
import { isProtectedPath } from '../../src/auth/wantedPath';
import { sidebarGroups } from '../../src/shell/sidebarGroups';
import { openConsole } from '../kit/openConsole';
import { openReference, type Place, SEEDED, titleOf } from './reference';

/** Plain REST is proved by a resource that lives in the tests only. */
const vacancies = defineResource<{ id: number; title: string; salary: number | null }>({
  name: 'vacancies',
  messages: { title: 'Вакансии' },
  list: {
    columns: [
      { key: 'title', label: 'Название' },
      { key: 'salary', label: 'Зарплата', render: (vacancy) => vacancy.salary },
    ],
    search: 'title',
  },
  form: {
    bundled: {
      vacancies_general: async () => [
        {
          field_id: '1',
          name: 'title',
          type: 'text',
          title: 'Название',
          permissions: ['view', 'create', 'edit'],
        },
      ],
    },
  },
});
const declared: readonly Resource[] = resources.some(({ name }) => name === vacancies.name)
  ? resources
  : [...resources, vacancies];

let reference: Awaited<ReturnType<typeof openReference>>;
beforeAll(async () => {
  reference = await openReference();
});
afterAll(() => reference.close());

const StockEdit = () => (
  <Edit mutationMode="pessimistic" redirect={false}>
    <SimpleForm>
      <TextInput source="title" />
    </SimpleForm>
  </Edit>
);

/** What the built-in pages are walked with: a page that is offered in their place has tests of its own. */
const capabilities = CAPABILITIES.filter((one) =>
  declared.every(({ offeredPages = {} }) =>
    Object.values(offeredPages).every((page) => page.capability !== one),
  ),
);

const open = (at: string, resources = declared) =>
  openConsole({ resources, backend: reference, capabilities, at });

const addressOf = (
  resource: Resource,
  kind: (typeof ROUTE_KINDS)[number],
  place: Place,
  id?: string | number,
) => {
  const entry = resource.routes[kind];
  return (entry && toAddress(entry, { parents: place, id })) ?? '/';
};

const list = async (resource: Resource, meta: object) =>
  (
    await reference.dataProvider.getList(resource.name, {
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      meta,
    })
  ).data;

/**
 * A business is never without its owner and its five roles, and both come to be by more than a title: tests/server/team and the
 * journey of the team walk through them.
 */
const NEVER_EMPTY = ['staff', 'roles'];
const walked = declared.filter(({ name }) => !NEVER_EMPTY.includes(name));

describe.each(walked.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  it('lives behind the sign-in, and where the sidebar leads to whoever holds its permission', () => {
    for (const route of Object.values(resource.routes))
      expect(isProtectedPath(route.path), route.path).toBe(true);
    const { permission } = resource;
    if (!permission) return;
    const pathsFor = (held: typeof PERMISSION_KEYS | readonly []) =>
      sidebarGroups(held).flatMap(({ items }) => items.map(({ path }) => path));
    expect(resource.routes.list.path).toBe(permissionPath(permission));
    expect(pathsFor(PERMISSION_KEYS)).toContain(resource.routes.list.path);
    expect(pathsFor([])).not.toContain(resource.routes.list.path);
  });

  it('leads elsewhere when its address lacks a parent', async () => {
    const { place } = await reference.settle(resource);
    for (const kind of ROUTE_KINDS) {
      const route = resource.routes[kind];
      if (!route?.params.some(({ isOptional }) => !isOptional)) continue;
      const { address } = open(route.path);
      await waitFor(() => expect(address().split('?')[0]).not.toBe(route.path));
      cleanup();
    }
    expect(addressOf(resource, 'list', place)).toMatch(/^\//);
  });

  it('says what is missing when it is empty, then lists, pages and finds, all of it in the address', async () => {
    const { place, seed } = await reference.settle(resource);
    const at = addressOf(resource, 'list', place);
    const empty = open(at);
    expect(await screen.findByText(resource.messages.empty)).toBeTruthy();
    if (resource.routes.create) {
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs).toContain(addressOf(resource, 'create', place));
    }
    empty.unmount();

    await seed();
    const { user, address } = open(at);
    expect(await screen.findByRole('button', { name: 'Страница 2' })).toBeTruthy();
    expect(screen.getAllByText(/^Запись \d\d$/)).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Страница 2' }));
    await waitFor(() => expect(screen.getAllByText(/^Запись \d\d$/)).toHaveLength(1));
    const rest = screen.getByText(/^Запись \d\d$/).textContent ?? '';
    const shared = address();
    expect(shared).toContain('page=2');
    for (const [name, value] of new URLSearchParams(at.split('?')[1])) {
      expect(new URLSearchParams(shared.split('?')[1]).get(name)).toBe(value);
    }
    cleanup();

    open(shared);
    expect(await screen.findByText(rest)).toBeTruthy();
    cleanup();

    const { search } = resource.list;
    if (search === undefined) return;
    const filtered = (value: string) =>
      `${at}${at.includes('?') ? '&' : '?'}filter=${encodeURIComponent(JSON.stringify({ [search]: value }))}&page=1`;
    open(filtered(titleOf(7)));
    expect(await screen.findByText(titleOf(7))).toBeTruthy();
    expect(screen.queryByText(titleOf(8))).toBeNull();
    cleanup();
    open(filtered('нет такого'));
    expect(await screen.findByText('Ничего не найдено')).toBeTruthy();
  });

  it('[BE-07] is saved by a stock form of react-admin, which holds the whole record', async () => {
    if (!resource.form) return;
    const { place, meta, seed } = await reference.settle(resource);
    await seed();
    const [first] = await list(resource, meta);
    const stocked = { ...resource, pages: { ...resource.pages, edit: StockEdit } };
    const { user } = open(
      addressOf(resource, 'edit', place, first?.id),
      declared.map((one) => (one === resource ? stocked : one)),
    );
    const input = await screen.findByDisplayValue(String(first?.title));
    await user.clear(input);
    await user.type(input, 'Запись иначе');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(async () => {
      const { data } = await reference.dataProvider.getOne(resource.name, { id: first?.id ?? '', meta });
      expect(data.title).toBe('Запись иначе');
    });
  });

  it('does what its verbs say, and its bin gives back what it took', async () => {
    const { place, meta, seed } = await reference.settle(resource);
    await seed();
    const rows = await list(resource, meta);
    expect(rows).toHaveLength(SEEDED);
    const [first, second] = rows;
    const ids = [first?.id ?? '', second?.id ?? ''];
    if (resource.routes.edit) {
      open(addressOf(resource, 'edit', place, ids[0]));
      expect(await screen.findByDisplayValue(String(first?.title))).toBeTruthy();
      cleanup();
    }
    if (!canCall(resource.name, 'deleteMany')) return;
    await reference.dataProvider.deleteMany(resource.name, { ids, meta });
    expect(await list(resource, meta)).toHaveLength(SEEDED - 2);
    if (!resource.bin) return;

    open(addressOf(resource, 'deleted', place));
    expect(await screen.findByText(String(first?.title))).toBeTruthy();
    expect(screen.getByText(String(second?.title))).toBeTruthy();
    cleanup();
    await reference.dataProvider.restoreMany(resource.name, { ids: ids.slice(0, 1), meta });
    await reference.dataProvider.destroyMany(resource.name, { ids: ids.slice(1), meta });
    expect(await list(resource, meta)).toHaveLength(SEEDED - 1);
    open(addressOf(resource, 'deleted', place));
    expect(await screen.findByText(resource.messages.emptyDeleted)).toBeTruthy();
  });
});
