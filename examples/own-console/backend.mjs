/*
 * The smallest backend that this console needs: sign-in, one section of fields, one resource by the table of calls, one in plain REST.
 * In memory, on an origin of its own: `PORT=4100 ORIGIN=http://127.0.0.1:4173 node backend.mjs`.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const {
  PORT = '4100',
  ORIGIN = 'http://127.0.0.1:4173',
  EMAIL = 'anna@afisha.example',
  PASSWORD = 'afisha-2026',
} = process.env;

const user = { id: 1, name: 'Anna', last_name: 'Lind', email: EMAIL, status: 'active', links: [] };
const tokens = new Set();
const can = ['view', 'create', 'edit'];
const sections = {
  events_general: [
    {
      name: 'title',
      type: 'text',
      title: 'Title',
      permissions: can,
      validation_rules: { required: true, max_length: 80 },
    },
    { name: 'day', type: 'date', title: 'Day', permissions: can },
    { name: 'mood', type: 'mood', title: 'Mood', permissions: can },
  ],
};
const table = () => ({ rows: new Map(), last: 0 });
const [events, speakers] = [table(), table()];

const save = (of, id, values) => {
  const row = { ...of.rows.get(id), ...values, id };
  of.rows.set(id, row);
  return [200, row];
};
const create = (of, values) => save(of, ++of.last, values);
const one = (of, id) =>
  of.rows.has(id) ? [200, of.rows.get(id)] : [404, { message: 'There is no such record.' }];
const required = ({ title }) =>
  typeof title === 'string' && title.trim() !== ''
    ? undefined
    : [422, { message: 'Please check the form.', errors: { title: ['Please give it a title.'] } }];

/** `GET /events` -> what answers it; `at`: the id of the address, the query, the body. */
const calls = {
  'GET /auth/login': ({ query }) => signIn(Object.fromEntries(query)),
  'POST /auth/login': ({ body }) => signIn(body),
  'GET /profile': () => [200, { user }],
  'GET /fields/permissions/:': ({ id }) =>
    sections[id] ? [200, { [id]: sections[id] }] : [404, { message: 'There is no such section.' }],

  'GET /events': ({ query }) => {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 12)];
    const all = [...events.rows.values()];
    const data = all.slice((page - 1) * size, page * size);
    const pages = Math.max(1, Math.ceil(all.length / size));
    return [200, { data, total: all.length, current_page: page, last_page: pages, per_page: size }];
  },
  'POST /events': ({ body }) => required(body) ?? create(events, body),
  'GET /events/:': ({ id }) => one(events, Number(id)),
  'PUT /events/:': ({ id, body }) => required(body) ?? save(events, Number(id), body),
  'DELETE /events': ({ body }) => {
    for (const id of body.ids) events.rows.delete(Number(id));
    return [200, {}];
  },

  // Plain REST, as ra-data-simple-rest speaks it.
  'GET /speakers': ({ query }) => {
    const [from, to] = JSON.parse(query.get('range') ?? '[0,24]');
    const all = [...speakers.rows.values()];
    return [200, all.slice(from, to + 1), { 'content-range': `speakers ${from}-${to}/${all.length}` }];
  },
  'POST /speakers': ({ body }) => create(speakers, body),
  'GET /speakers/:': ({ id }) => one(speakers, Number(id)),
  'PUT /speakers/:': ({ id, body }) => save(speakers, Number(id), body),
  'DELETE /speakers/:': ({ id }) => {
    const row = one(speakers, Number(id));
    speakers.rows.delete(Number(id));
    return row;
  },
};

const signIn = ({ email, password }) => {
  if (email !== EMAIL || password !== PASSWORD) return [401, { message: 'No such e-mail or password.' }];
  const token = randomUUID();
  tokens.add(token);
  return [200, { token, user }];
};

const read = async (request) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
};

const cors = {
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-headers': 'authorization, content-type, accept, range',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-expose-headers': 'content-range, date',
  vary: 'origin',
};

const answer = async (request) => {
  const { pathname, searchParams: query } = new URL(request.url, 'http://here');
  const path = pathname.replace(/^\/api/, '').replace(/\/$/, '');
  const [, stem, id] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  const call = calls[`${request.method} ${path}`] ?? calls[`${request.method} ${stem}/:`];
  if (!call) return [404, { message: 'There is no such address.' }];
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!path.startsWith('/auth/') && !tokens.has(token)) return [401, { message: 'Please sign in.' }];
  return call({ id, query, body: await read(request) });
};

createServer(async (request, response) => {
  if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
  const [status, body, headers] = await answer(request).catch(() => [
    400,
    { message: 'This cannot be read.' },
  ]);
  response
    .writeHead(status, { 'content-type': 'application/json', ...cors, ...headers })
    .end(JSON.stringify(body));
}).listen(Number(PORT), '127.0.0.1', function () {
  console.log(`Afisha answers on http://127.0.0.1:${this.address().port}/api`);
});
