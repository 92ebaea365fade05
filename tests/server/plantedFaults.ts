import type { Fault, Passing } from './spoiledBackend';

/** Does it to the answers of one call. */
const at =
  (method: string, path: RegExp, spoil: (answer: Passing) => void) =>
  (answer: Passing): void => {
    if (answer.method === method && path.test(answer.path)) spoil(answer);
  };

const good = (answer: Passing): void => {
  Object.assign(answer, { status: 200, body: {} });
};
const rowsIn = (answer: Passing): Record<string, unknown>[] =>
  Array.isArray(answer.body.data) ? answer.body.data : [];
const point = (title: string) => ({ point: { id: 1, title } });

/** Faults of reading; all at once, for each is judged by itself. */
export const READING: readonly Fault[] = [
  {
    what: 'lets in with a wrong password',
    call: 'auth.login',
    rule: 'refuses a wrong password',
    spoil: at('GET', /^\/auth\/login$/, (answer) => {
      if (answer.status !== 200) good(answer);
    }),
  },
  {
    what: 'sends no links',
    call: 'auth.login',
    rule: 'carries the links',
    spoil: at('GET', /^\/auth\/login$/, ({ body }) => {
      delete body.links;
      delete body.user?.links;
    }),
  },
  {
    what: 'registers nobody',
    call: 'auth.register',
    rule: 'refuses an empty registration',
    spoil: at('POST', /^\/auth\/register$/, good),
  },
  {
    what: 'confirms any code',
    call: 'auth.verify',
    rule: 'refuses a code',
    spoil: at('POST', /^\/auth\/verify$/, good),
  },
  {
    what: 'sends no second code',
    call: 'auth.repeat',
    rule: 'is there',
    spoil: at('POST', /^\/auth\/repeat$/, (answer) => {
      answer.status = 404;
    }),
  },
  {
    what: 'answers 403 to nobody',
    call: 'profile.one',
    rule: 'answers 401 to nobody',
    spoil: at('GET', /^\/profile$/, (answer) => {
      if (!answer.isSignedIn) answer.status = 403;
    }),
  },
  {
    what: 'fails on a bad token',
    call: 'profile.one',
    rule: 'a token that is none',
    spoil: at('GET', /^\/profile$/, (answer) => {
      if (answer.isSignedIn && answer.status === 401) answer.status = 500;
    }),
  },
  {
    what: 'forgets the status of a person',
    call: 'profile.one',
    rule: 'names the person',
    spoil: at('GET', /^\/profile$/, ({ body }) => {
      delete body.status;
      delete body.user?.status;
    }),
  },
  {
    what: 'has a field of no type',
    call: 'fields.permissions',
    rule: 'point_docs: every field',
    spoil: at('GET', /point_docs$/, ({ body }) => {
      Object.assign(Object(body.point_docs?.[0]), { type: 'hologram' });
    }),
  },
  {
    what: 'has no section of filters',
    call: 'fields.permissions',
    rule: 'is there',
    spoil: at('GET', /point_main$/, (answer) => {
      answer.status = 404;
    }),
  },
  {
    what: 'answers any section',
    call: 'fields.permissions',
    rule: '404 to a section',
    spoil: at('GET', /no_such_section$/, good),
  },
  {
    what: 'finds cities that do not fit',
    call: 'cities.list',
    rule: 'finds cities',
    spoil: at('GET', /^\/cities$/, (answer) => {
      rowsIn(answer).push({ id: 1, title: 'Тверь', region: 'Тверская область' });
    }),
  },
  {
    what: 'has marks without a title',
    call: 'marks.list',
    rule: 'rows have id and title',
    spoil: at('GET', /^\/marks$/, (answer) => {
      for (const row of rowsIn(answer)) delete row.title;
    }),
  },
  {
    what: 'has no base categories',
    call: 'baseCategories.list',
    rule: 'is there',
    spoil: at('GET', /^\/base_categories$/, (answer) => {
      answer.status = 404;
    }),
  },
  {
    what: 'sends more rows than were asked for',
    call: 'points.list',
    rule: 'no more rows than per_page',
    spoil: at('GET', /^\/point$/, (answer) => {
      if (answer.query.get('page') === '1' && !answer.query.has('filters[0][field]') && answer.status === 200)
        answer.body.data = [point('раз'), point('два'), point('три')];
    }),
  },
  {
    what: 'does not tell the total',
    call: 'points.list',
    rule: 'tells current_page',
    spoil: at('GET', /^\/point$/, ({ body }) => {
      delete body.total;
    }),
  },
  {
    what: 'begins again behind the last page',
    call: 'points.list',
    rule: 'a page beyond the last',
    spoil: at('GET', /^\/point$/, (answer) => {
      if (answer.query.get('page') === '10000') answer.body.data = [point('первая')];
    }),
  },
  {
    what: 'ignores filters',
    call: 'points.list',
    rule: 'a filter that nothing fits',
    spoil: at('GET', /^\/point$/, (answer) => {
      if (answer.query.has('filters[0][field]')) answer.body.data = [point('любая')];
    }),
  },
  {
    what: 'shows points to nobody',
    call: 'points.list',
    rule: 'answers 401 to nobody',
    spoil: at('GET', /^\/point$/, (answer) => {
      if (!answer.isSignedIn) good(answer);
    }),
  },
  {
    what: 'makes up a point',
    call: 'points.one',
    rule: '404 to what is absent or not yours',
    spoil: at('GET', /^\/point\/999999999$/, good),
  },
  {
    what: 'does not tell the last page of the bin',
    call: 'points.deleted',
    rule: 'tells last_page',
    spoil: at('GET', /^\/deleted_points$/, ({ body }) => {
      delete body.last_page;
    }),
  },
];

const restored = new Set<string>();

/** Faults of writing; all at once. */
export const WRITING: readonly Fault[] = [
  {
    what: 'does not say which field is wrong',
    call: 'menus.create',
    rule: 'refuses an empty title',
    spoil: at('POST', /^\/point\/\d+\/menus$/, (answer) => {
      if (answer.status === 422) answer.body = { message: 'Нет' };
    }),
  },
  {
    what: 'keeps another title',
    call: 'menus.one',
    rule: 'holds what was saved',
    spoil: at('GET', /^\/menus\/\d+$/, ({ body }) => {
      if (typeof body.title === 'string') body.title = 'Другое';
    }),
  },
  {
    what: 'takes no files',
    call: 'menus.update',
    rule: 'takes files',
    spoil: at('POST', /^\/point\/\d+\/menus\/\d+$/, (answer) => {
      answer.status = 415;
    }),
  },
  {
    what: 'saves what is absent',
    call: 'foods.update',
    rule: 'answers 404 to what is absent',
    spoil: at('PUT', /^\/foods\/999999999$/, good),
  },
  {
    what: 'hides a new food from its list',
    call: 'foods.list',
    rule: 'shows the new record',
    spoil: at('GET', /^\/foods\/category\/\d+$/, (answer) => {
      answer.body.data = [];
    }),
  },
  {
    what: 'does whatever the stop list is asked',
    call: 'stopList.change',
    rule: 'refuses an action',
    spoil: at('POST', /stop-list$/, (answer) => {
      if (answer.sent.includes('forget')) good(answer);
    }),
  },
  {
    what: 'shows what is in the bin',
    call: 'categories.one',
    rule: '404 to what is in the bin',
    spoil: at('GET', /^\/point\/\d+\/categories\/food\/\d+$/, (answer) => {
      if (answer.status === 404 && !answer.path.endsWith('/999999999'))
        Object.assign(answer, { status: 200, body: { id: 1, title: 'Тень' } });
    }),
  },
  {
    what: 'keeps points for a month',
    call: 'points.deleted',
    rule: 'counts the days',
    spoil: at('GET', /^\/deleted_points$/, (answer) => {
      for (const row of rowsIn(answer)) Object.assign(Object(row.point), { days_before_deletion: 30 });
    }),
  },
  {
    what: 'says that it has restored what was destroyed',
    call: 'menus.restoreMany',
    rule: 'refuses to restore',
    spoil: at('GET', /^\/deleted_menus\/restore$/, (answer) => {
      const ids = answer.query.toString();
      if (answer.status >= 400 && restored.has(ids)) good(answer);
      restored.add(ids);
    }),
  },
];

/** What keeps the walk from going on below it. */
export const STOPPING: readonly Fault[] = [
  {
    what: 'answers with a page where a menu was made',
    call: 'menus.create',
    rule: 'answers as the console reads it',
    spoil: at('POST', /^\/point\/\d+\/menus$/, (answer) => {
      if (answer.status === 201) answer.page = '<html></html>';
    }),
  },
  {
    what: 'cannot restore points',
    call: 'points.restoreMany',
    rule: 'is there',
    spoil: at('GET', /^\/deleted_points\/restore$/, (answer) => {
      answer.status = 405;
    }),
  },
];
