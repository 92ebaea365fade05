import type { TSchema } from 'typebox';
import type { WireRecord } from '../../../contract/fields';
import { type EndpointKey, type Rows, rowOf } from '../../../contract/rows';
import { ROLE_SECTION } from '../../../contract/sections/role';
import { STAFF_SECTION } from '../../../contract/sections/staff';
import { kindTitles } from '../../../contract/texts/titles';
import { ALLERGENS } from '../../../contract/vocabulary';
import type { Sections } from '../../../server/Sections';
import { OWNER_PASSWORD } from '../../server/testDeps';
import type { Random } from './random';
import { rightForm } from './rightForm';
import { type Slot, slotsOf } from './slots';

export type Kind = 'food' | 'drink';

/** A call as it can be sent, and as a failing one can be printed. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly payload?: Record<string, unknown>;
}

export interface Filling {
  readonly id: (slot: Slot) => number | readonly number[];
  readonly kind: Kind;
  readonly random: Random;
  readonly sections: Sections;
  /** Instead of a right form. */
  readonly form?: WireRecord;
}

/** Rows with plain body keys; one without a right body does not compile. An act of a resource's own needs no more than its ids. */
type PlainKey = {
  [K in EndpointKey]: Rows[K] extends { acts: string }
    ? never
    : Rows[K] extends { body: TSchema }
      ? K
      : never;
}[EndpointKey];

const PLAIN = {
  'auth.loginPost': () => ({ email: 'nobody@carte.example', password: 'a wrong password' }),
  'auth.register': (random) => ({
    phone: '+79001234567',
    email: `${random.text(10, 'abcdefghij')}@carte.example`,
    password: `${random.text(12, 'abcdefghij')} 1`,
  }),
  'auth.verify': (random) => ({ email: 'nobody@carte.example', code: 1000 + random.int(9000) }),
  'auth.repeat': () => ({ email: 'nobody@carte.example' }),
  'auth.forgot': () => ({ email: 'nobody@carte.example' }),
  'auth.reset': () => ({ token: 'x'.repeat(43), password: 'a right password' }),
  'profile.password': () => ({ current: OWNER_PASSWORD, password: OWNER_PASSWORD }),
  'auth.invitation': () => ({ token: 'x'.repeat(43) }),
  'auth.accept': () => ({ token: 'x'.repeat(43), password: 'a right password', name: 'Тимур' }),
  'profile.accept': () => ({ token: 'x'.repeat(43) }),
  'business.handOver': () => ({ password: OWNER_PASSWORD }),
  'guest.preview': () => ({}),
  'changes.undo': (random) => ({ rest: random.chance(0.5) }),
  'moderation.decide': (random) => ({ decision: random.pick(['approve', 'reject']), reason: 'Нет лицензии' }),
  'views.create': (random) => ({
    resource: 'foods',
    title: `Вид ${random.text(12, 'абвгдежзик')} ${nextName()}`,
    is_shared: true,
    state: { sort: 'price', order: 'DESC', perPage: 25, filter: { title: 'суп' } },
  }),
  'views.update': () => ({ title: `Иной вид ${nextName()}`, is_shared: false }),
  'auth.totp': () => ({ ticket: 'x'.repeat(43), code: '123456' }),
  'totp.confirm': () => ({ code: '123456' }),
  'totp.remove': () => ({ password: OWNER_PASSWORD, code: '123456' }),
  'menus.order': () => ({}),
  'categories.order': () => ({}),
  'points.copy': () => ({}),
  'menus.copy': () => ({}),
  'menus.takeOver': (random) => ({
    rows: [{ id: 1, from: 2, take: [random.pick(['price', 'images', 'composition'])] }],
  }),
  'categories.copy': () => ({ on_conflict: 'rename' }),
  'foods.copy': () => ({ dry_run: false }),
  'templates.apply': (random) => ({ key: random.pick(['coffee', 'bar']) }),
  'menus.bulk': () => ({ set: { visible: false } }),
  'categories.bulk': () => ({ set: { visible: false } }),
  'points.bulk': () => ({ set: { close_point: { status: 'displayed' } } }),
  'foods.bulk': () => ({ set: { description: 'По рецепту шефа' } }),
  'foods.addRows': (random) => ({
    rows: [{ title: `Суп ${random.text(8, 'абвгдежзик')}`, price: '390' }],
  }),
  'menus.importSheet': (random) => ({
    mapping: ['id', 'category', 'title', 'price'],
    rows: [
      [1, 'Супы', 'Щи', 390],
      [null, 'Супы', `Уха ${random.text(8, 'абвгдежзик')}`, 420],
    ],
  }),
  'stopList.change': (random) => ({ action: random.pick(['attach', 'detach']) }),
  'pointIngredients.tell': (random) => ({ rows: [{ id: 1, allergens: [random.pick(ALLERGENS)] }] }),
  'stopList.ingredient': (random) => ({ stop: random.chance(0.5), until: 'end_of_day' }),
} satisfies Record<PlainKey, (random: Random) => WireRecord>;

const isPlain = (key: EndpointKey): key is PlainKey => Object.hasOwn(PLAIN, key);

/** A right request of a row, its slots filled as asked. */
export const requestOf = (key: EndpointKey, filling: Filling): Request => {
  const row = rowOf(key);
  const { id, kind, random, sections } = filling;
  const slots = slotsOf(key);
  const of = (place: Slot['place'], name: string) => {
    const slot = slots.find((one) => one.place === place && one.name === name);
    return slot === undefined ? undefined : id(slot);
  };
  const path = row.path.replace(/\{(\w+)\}/g, (_part, name: string) =>
    String(of('path', name) ?? (name === 'section' ? random.pick(['point_general', 'food_main']) : kind)),
  );
  const ids = [of('ids', 'ids') ?? []].flat();
  const query = [
    ...(row.query ?? []).map(
      (name) => `${name}=${encodeURIComponent(QUERY_OF[key]?.[name] ?? QUERY[name] ?? kind)}`,
    ),
    ...(row.ids === 'query' ? ids.map((one) => `ids[]=${one}`) : []),
  ].join('&');
  const place = Object.keys(row.place ?? {}).map((name) => [name, of('body', name) ?? kind] as const);
  const body: Record<string, unknown> = {
    ...(row.sections
      ? (filling.form ??
        rightForm(row.sections.map(sections.fields), row.method === 'PUT' ? 'edit' : 'create', random))
      : {}),
    ...(isPlain(key) ? PLAIN[key](random) : {}),
    ...Object.fromEntries(place),
    ...Object.fromEntries(
      slots
        .filter((slot) => slot.place === 'body' && !row.place?.[slot.name])
        .map((slot) => [slot.name, /ids$/.test(slot.name) ? [id(slot)].flat() : [id(slot)].flat()[0]]),
    ),
    ...(row.ids === 'body' ? { ids } : {}),
    ...(row.ids === 'kinds' ? { food: [], drink: [], [kind]: ids } : {}),
  };
  if (!filling.form && body.kind !== undefined && body.base_category_id)
    body.base_category_id = baseOf(filling);
  // Who is invited gets a role and a venue of this very business: their rows are no options of the section at rest.
  if (!filling.form && row.sections?.includes(STAFF_SECTION)) {
    const own = (name: string) => [id({ place: 'body', name, of: name, bin: false })].flat()[0];
    for (const name of ['all_points', 'points']) delete body[name];
    Object.assign(body, { role: own('role') });
    if (row.method === 'POST')
      Object.assign(body, { all_points: false, points: [own('point')], email: nextAddress() });
  }
  // Two roles of one business have two names.
  if (!filling.form && row.sections?.includes(ROLE_SECTION)) {
    body.title = `Роль ${nextName()}`;
  }
  const hasBody = row.method !== 'GET' && Object.keys(body).length > 0;
  return {
    method: row.method,
    url: `/api${path}${query === '' ? '' : `?${query}`}`,
    ...(hasBody ? { payload: { ...body } } : {}),
  };
};

let named = 0;
const nextName = (): number => {
  named += 1;
  return named;
};
let invited = 0;
/** Nobody is invited twice. */
const nextAddress = (): string => {
  invited += 1;
  return `invited${invited}@carte.example`;
};

/** A base category is of its category's kind. */
const baseOf = ({ kind, random, sections }: Filling): unknown => {
  const field = sections.fields('category_general').find(({ name }) => name === 'base_category_id');
  const fitting = field?.options.filter(({ description }) => description === kindTitles[kind]) ?? [];
  return random.pick(fitting).value;
};

/** Where a call has another word for the same parameter. */
const QUERY_OF: { readonly [K in EndpointKey]?: Readonly<Record<string, string>> } = {
  'menus.exportSheet': { format: 'csv', categoryId: '' },
};

/** Query parameters that are no kind. */
const QUERY: Readonly<Record<string, string>> = {
  timezone: 'Asia/Kamchatka',
  batch: '',
  grouped: '1',
  email: 'nobody@carte.example',
  password: 'a wrong password',
  resource: 'foods',
  q: 'борщ',
  id: '1',
  person: '1',
  pointId: '1',
  for: 'table',
  format: 'svg',
  menuId: '1',
  table: '5',
  from: '2026-11-01',
  to: '2026-11-30',
};
