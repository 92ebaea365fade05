import { isKnownField } from '../contract/fieldConfig';
import { parseFieldConfig } from '../contract/parseFieldConfig';
import { CAPABILITIES, categoryKindOf } from '../contract/vocabulary';
import type { References } from './payload';
import { isErrorBody, isGood, NOBODY, recordOf, rowsOf, type Walk } from './Walk';

const CALLS = 'console document, Server calls';
const WIRE = 'decisions, Wire format';

/** Signs in. @returns false: nobody can go on */
export const signIn = async (walk: Walk): Promise<boolean> => {
  const { ask, judge, backend, email, password } = walk;
  const wrong = await ask('auth.login', { query: { email, password: `${password}?` }, token: null });
  judge(wrong, wrong.status >= 400 && wrong.status < 500, 'refuses a wrong password', `${WIRE} 4`);
  const answer = await ask('auth.login', { query: { email, password }, token: null });
  if (!walk.reads(answer, `${CALLS}: Login`)) return false;
  const { token, second_factor: ticket, links, user } = recordOf(answer);
  if (typeof token !== 'string') {
    walk.skip(
      'auth.login',
      ticket === undefined ? 'no token came' : 'asks for a second factor: name an account without one',
      CALLS,
    );
    return false;
  }
  const held = links ?? recordOf({ ...answer, shape: user }).links;
  judge(answer, Array.isArray(held), 'carries the links of the person', `${CALLS}: Login`);
  backend.token = token;
  const empty = await ask('auth.register', { body: {}, token: null });
  judge(
    empty,
    [400, 422].includes(empty.status) && isErrorBody(empty),
    'refuses an empty registration',
    `${WIRE} 4`,
  );
  const code = await ask('auth.verify', { body: { email: 'nobody@example.com', code: 1000 }, token: null });
  judge(
    code,
    code.status >= 400 && code.status < 500,
    'refuses a code that nobody was sent',
    `${CALLS}: Confirm code`,
  );
  const repeat = await ask('auth.repeat', { body: {}, token: null });
  judge(
    repeat,
    repeat.status < 500 && repeat.status !== 404 && repeat.status !== 0,
    'is there',
    `${CALLS}: Resend code`,
  );
  return true;
};

/** Who is there, what they may, and what the backend announces beyond the documents. */
export const readProfile = async (walk: Walk): Promise<void> => {
  const { ask, judge } = walk;
  for (const [token, who] of [
    [null, 'nobody'],
    ['not-a-token', 'a token that is none'],
  ] as const) {
    const answer = await ask('profile.one', { token });
    judge(answer, answer.status === 401 && isErrorBody(answer), `answers 401 to ${who}`, `${WIRE} 1, 4`);
  }
  const answer = await ask('profile.one');
  if (!walk.reads(answer, `${CALLS}: Profile`)) return;
  const user = recordOf(answer);
  judge(
    answer,
    user.id !== undefined && user.status !== undefined,
    'names the person and their status',
    `${CALLS}: Profile`,
  );
  const announced: readonly unknown[] = Array.isArray(user.capabilities) ? user.capabilities : [];
  for (const capability of CAPABILITIES)
    walk.report.add({
      call: 'profile.one',
      state: 'optional',
      rule: `${capability}: ${announced.includes(capability) ? 'announced' : 'not announced, so neither asked for nor drawn'}`,
      from: 'decisions, Capabilities',
    });
};

const POINT_SECTIONS = ['point_general', 'point_docs', 'point_other'] as const;
/** Ours: where a backend has none, the console brings its own (decisions, Field sections). */
const MORE_SECTIONS = ['menu_general', 'category_general', 'food_general', 'food_composition'] as const;
const FILTERS = 'point_main';

export const readSections = async (walk: Walk): Promise<void> => {
  const { ask, judge } = walk;
  for (const section of [...POINT_SECTIONS, ...MORE_SECTIONS]) {
    const isOptional = MORE_SECTIONS.some((one) => one === section);
    const answer = await ask('fields.permissions', { params: { section } });
    if (!walk.reads(answer, `${CALLS}: Field config (${section})`, isOptional)) continue;
    const bad = parseFieldConfig(answer.shape, section).filter((field) => !isKnownField(field));
    const reasons = bad.map((field) => `${field.name}: ${'reason' in field ? field.reason : ''}`).join('; ');
    judge(
      { ...answer, shown: reasons || answer.shown },
      bad.length === 0,
      `${section}: every field can be drawn`,
      'decisions, Field sections',
    );
  }
  const filters = await ask('fields.permissions', { params: { section: FILTERS } });
  walk.reads(filters, `${CALLS}: Field config (${FILTERS} gives the filter config)`);
  const unknown = await ask('fields.permissions', { params: { section: 'no_such_section' } });
  judge(
    unknown,
    unknown.status === 404 && isErrorBody(unknown),
    'answers 404 to a section that is none',
    `${WIRE} 4`,
  );
};

/** Reads what forms choose from. @returns one of each, for the records that are made */
export const readReferences = async (walk: Walk): Promise<References> => {
  const { ask, judge } = walk;
  const text = 'Моск';
  const cities = await ask('cities.list', { query: { filters: { cityRegion: text }, per_page: 100 } });
  walk.reads(cities, `${CALLS}: City search`);
  const rows = rowsOf(cities);
  const isFound = ({ title, region }: Readonly<Record<string, unknown>>): boolean =>
    `${title} ${region}`.toLowerCase().includes(text.toLowerCase());
  judge(
    cities,
    rows.length > 0 && rows.every(isFound),
    `finds cities by «${text}» in title or region, and no others`,
    `${CALLS}: City search`,
  );
  let baseCategoryId: unknown;
  for (const key of ['marks.list', 'baseCategories.list'] as const) {
    const answer = await ask(key);
    if (!walk.reads(answer, 'menu document, Calls')) continue;
    if (key === 'baseCategories.list')
      baseCategoryId = rowsOf(answer).find(({ type }) => categoryKindOf(type) !== 'drink')?.id;
    judge(
      answer,
      rowsOf(answer).every(({ id, title }) => id !== undefined && typeof title === 'string'),
      'rows have id and title',
      'menu document, Calls',
    );
  }
  return { cityId: rows[0]?.id, baseCategoryId };
};

/** The points of who signed in: pages, filters, strangers. */
export const readPoints = async (walk: Walk): Promise<void> => {
  const { ask, judge } = walk;
  const from = `${CALLS}: List points`;
  const all = await ask('points.list', { query: { page: 1, per_page: 2 } });
  if (!walk.reads(all, from)) return;
  judge(all, rowsOf(all).length <= 2, 'no more rows than per_page', `${WIRE} 3`);
  const { data, ...paging } =
    typeof all.body === 'object' && all.body ? (all.body as Record<string, unknown>) : {};
  judge(
    all,
    ['current_page', 'last_page', 'total', 'per_page'].every((key) => typeof paging[key] === 'number'),
    'tells current_page, last_page, total, per_page',
    from,
  );
  judge(
    all,
    Array.isArray(data) && data.every((row) => 'point' in Object(row)),
    'wraps each row: {point: {…}}',
    from,
  );
  const beyond = await ask('points.list', { query: { page: 10_000, per_page: 2 } });
  judge(
    beyond,
    isGood(beyond) && rowsOf(beyond).length === 0,
    'a page beyond the last has no rows',
    `${WIRE} 3`,
  );
  const none = await ask('points.list', {
    query: { page: 1, per_page: 2, filters: { titleAndAddress: 'ъъъъъъ' } },
  });
  judge(
    none,
    isGood(none) && rowsOf(none).length === 0,
    'a filter that nothing fits finds nothing',
    `${WIRE} 2`,
  );
  const stranger = await ask('points.list', { token: null });
  judge(stranger, stranger.status === 401, 'answers 401 to nobody', `${WIRE} 4`);
  const absent = await ask('points.one', { params: { id: NOBODY } });
  judge(
    absent,
    absent.status === 404 && isErrorBody(absent),
    'answers 404 to what is absent or not yours',
    `${WIRE} 4`,
  );
  const bin = await ask('points.deleted', { query: { page: 1, per_page: 2 } });
  if (walk.reads(bin, `${CALLS}: Deleted points`))
    judge(
      bin,
      typeof recordOf({ ...bin, shape: bin.body }).last_page === 'number',
      'tells last_page',
      `${CALLS}: Deleted points`,
    );
};
