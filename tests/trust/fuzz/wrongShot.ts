import type { InjectOptions } from 'fastify';
import { canWrite } from '../../../contract/permissions';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../../contract/rows';
import { type Estate, idAt } from '../calls/estate';
import type { Random } from '../calls/random';
import { type Kind, requestOf } from '../calls/requestOf';
import { slotsOf } from '../calls/slots';
import { wrongValues } from '../calls/wrongValue';
import type { FormContext } from './rightShot';
import type { Shot } from './Shot';

interface Aim {
  readonly key: EndpointKey;
  readonly kind: Kind;
  readonly random: Random;
  readonly context: FormContext;
}
/** One way to spoil a right request; undefined = this row cannot be spoiled so. */
type Spoil = (aim: Aim) => InjectOptions | undefined;

const RUBBISH_IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  'abc',
  '99999999999',
  '2147483648',
  "1' or '1'='1",
  '1;drop',
  '%00',
  '٣',
];
const NONE = 2_000_000_000;

const right = ({ key, kind, random, context }: Aim, id = at(context.own, kind)): InjectOptions => ({
  ...requestOf(key, { id, kind, random, sections: context.sections }),
});
const at =
  (estate: Estate, kind: Kind) =>
  (slot: Parameters<typeof idAt>[2]): number =>
    idAt(estate, 0, slot, kind);
const bodyOf = (request: InjectOptions): Record<string, unknown> => ({ ...(request.payload as object) });
const urlWith = ({ url }: InjectOptions, query: string): string =>
  `${String(url)}${String(url).includes('?') ? '&' : '?'}${query}`;

/** Everything one can do wrong, each by what it is called in a report. */
const SPOILS: Readonly<Record<string, Spoil>> = {
  'no token': (aim) =>
    rowOf(aim.key).access === 'anonymous'
      ? undefined
      : {
          ...right(aim),
          headers: { authorization: aim.random.pick(['', 'Bearer x', `Bearer ${'a'.repeat(43)}`]) },
        },
  'an id of another owner': (aim) => {
    const slots = slotsOf(aim.key);
    if (slots.length === 0) return undefined;
    const attacked = aim.random.pick(slots);
    const [own, foreign] = [at(aim.context.own, aim.kind), at(aim.context.foreign, aim.kind)];
    return right(aim, (slot) => (slot === attacked ? foreign(slot) : own(slot)));
  },
  'an id of nobody': (aim) => (slotsOf(aim.key).length === 0 ? undefined : right(aim, () => NONE)),
  'an id that is none': (aim) => {
    const request = right(aim, () => NONE);
    const rubbish = encodeURIComponent(aim.random.pick(RUBBISH_IDS));
    const path = String(request.url);
    return path.includes(`/${NONE}`)
      ? { ...request, url: path.replace(`/${NONE}`, `/${rubbish}`) }
      : undefined;
  },
  'ids that are none': (aim) => {
    const { ids, method, idsOptional } = rowOf(aim.key);
    if (!ids || ids === 'query') return undefined;
    const request = right(aim);
    const wrong = aim.random.pick<unknown>([
      [],
      [0],
      [-1],
      [1.5],
      ['1e3'],
      [null],
      [[1]],
      [{}],
      'x',
      7,
      { 0: 1 },
      [1, 1],
      Array.from({ length: 501 }, (_, index) => index + 1),
    ]);
    const payload = ids === 'kinds' ? { food: wrong, drink: [] } : { ids: wrong };
    return aim.random.chance(0.1) && method === 'DELETE' && !idsOptional
      ? { method, url: String(request.url) }
      : { ...request, payload };
  },
  'ids in a wrong shape of the query': (aim) => {
    if (rowOf(aim.key).ids !== 'query') return undefined;
    const [path] = String(right(aim).url).split('?');
    const queries = ' ids=1 ids=1&ids=2 ids[0]=1 ids[]= ids[]=1e3 ids[a]=1 ids[]=1&ids[]=1';
    const query = aim.random.pick(queries.split(' '));
    return { ...right(aim), url: `${path}?${query}` };
  },
  'a key that is no field': (aim) => {
    const { method, sections, body } = rowOf(aim.key);
    if (method === 'GET' || !(sections || body)) return undefined;
    const keys = 'user_id status2 deletedAt version title.x owner[id] createdAt path';
    const key = aim.random.pick(keys.split(' '));
    return { ...right(aim), payload: { ...bodyOf(right(aim)), [key]: 1 } };
  },
  'a key of JavaScript itself': (aim) => {
    if (rowOf(aim.key).method === 'GET') return undefined;
    const key = aim.random.pick(['"__proto__":{"admin":true}', '"constructor":{"prototype":{"x":1}}']);
    const json = JSON.stringify(bodyOf(right(aim)));
    const payload = json === '{}' ? `{${key}}` : json.replace(/\}$/, `,${key}}`);
    return { ...right(aim), payload, headers: { 'content-type': 'application/json' } };
  },
  'a field with a wrong value': (aim) => {
    const { sections, method } = rowOf(aim.key);
    if (!sections) return undefined;
    const mode = method === 'PUT' ? 'edit' : 'create';
    const fields = sections.flatMap((name) => aim.context.sections.fields(name));
    const judged = fields.filter((field) => field.dependsOn.length === 0 && wrongValues(field).length > 0);
    const field = aim.random.pick(judged.filter((one) => canWrite(one, mode)));
    return { ...right(aim), payload: { ...bodyOf(right(aim)), ...aim.random.pick(wrongValues(field)) } };
  },
  'a form without what it must have': (aim) => {
    const { sections, method } = rowOf(aim.key);
    if (!sections || method !== 'POST') return undefined;
    const required = sections
      .flatMap((name) => aim.context.sections.fields(name))
      .filter(({ rules }) => rules.required);
    const simple = required.filter(({ type }) => type === 'text' || type === 'select' || type === 'phone');
    const payload = bodyOf(right(aim));
    delete payload[aim.random.pick(simple).name];
    return { ...right(aim), payload };
  },
  'a body that is no JSON': (aim) => {
    const { method } = rowOf(aim.key);
    if (method === 'GET') return undefined;
    const payload = aim.random.pick([
      '{"title":',
      '[]',
      '"x"',
      '1',
      '{"a":1}{"b":2}',
      "{'a':1}",
      '\0',
      '{"a":NaN}',
    ]);
    return { ...right(aim), payload, headers: { 'content-type': 'application/json' } };
  },
  'a body of another type': (aim) => {
    if (rowOf(aim.key).method === 'GET') return undefined;
    const type = aim.random.pick([
      'text/plain',
      'application/json\t',
      'application/xml',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
    ]);
    return { ...right(aim), payload: JSON.stringify(bodyOf(right(aim))), headers: { 'content-type': type } };
  },
  'a method beside the method': (aim) => {
    const request = right(aim);
    if (aim.random.chance(0.5)) return { ...request, url: urlWith(request, '_method=DELETE') };
    return { ...request, headers: { 'x-http-method-override': 'DELETE' } };
  },
  'a page, filter or order that is none': (aim) => {
    const row = rowOf(aim.key);
    if (!row.paged) return undefined;
    const many = Array.from(
      { length: 21 },
      (_, n) => `filters[${n}][field]=${row.filters?.[0]}&filters[${n}][value]=a`,
    );
    const query = aim.random.pick([
      'page=0',
      'page=-1',
      'page=1e3',
      'page=a',
      'page=1&page=2',
      'per_page=0',
      'per_page=1.5',
      'per_page[]=1',
      'sort=password_hash',
      'sort=users.email',
      'filters[0][field]=user.email&filters[0][value]=a',
      'filters[0][field]=password_hash&filters[0][value]=a',
      'filters[0][value]=a',
      'filters=x',
      many.join('&'),
      ...(row.filters ?? []).map((name) => `filters[0][field]=${name}&filters[0][value][a][b]=1`),
      ...(row.filters ?? []).map((name) => `filters[0][field]=${name}&filters[0][value]=${'x'.repeat(300)}`),
      ...(row.filters ?? [])
        .filter((name) => name.endsWith('At'))
        .map((name) => `filters[0][field]=${name}&filters[0][value][start]=2026-02-30`),
    ]);
    return { ...right(aim), url: urlWith(right(aim), query) };
  },
  'a broken address': (aim) => ({
    ...right(aim),
    url: urlWith(right(aim), aim.random.pick(['a=%00', `x=${'y'.repeat(66_000)}`])),
  }),
};

const WAYS = Object.entries(SPOILS);

/** A request with exactly one thing wrong. */
export const wrongShot = (random: Random, context: FormContext): Shot => {
  for (;;) {
    const key = random.pick(ENDPOINT_KEYS);
    const [why, spoil] = random.pick(WAYS);
    const request = spoil({ key, kind: random.pick(['food', 'drink'] as const), random, context });
    if (request) return { key, request, meant: 'wrong', why };
  }
};
