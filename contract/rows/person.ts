import Type from 'typebox';
import { personEndpoints } from '../endpoints/person';
import { Change } from '../entities/history';
import { Id, ListItem, Moment, Nullable, StoredFile, Text } from '../entities/parts';
import { City } from '../entities/point';
import { Visibility } from '../entities/visibility';
import { limits } from '../limits';
import { NOTICE_KINDS } from '../noticeKinds';
import { DENSITIES, PAGE_SIZES, THEMES } from '../preferences';
import { Body, Flag, OWN, READS } from './parts';
import { rowsOf, type Wire } from './Row';

const Count = Type.Integer({ minimum: 0 });

/** What of a venue's card a role does not see is left out. */
const VenueCard = Type.Object({
  id: Id,
  title: Type.Optional(Text),
  city: Type.Optional(Nullable(City)),
  street: Type.Optional(Nullable(Text)),
  house: Type.Optional(Nullable(Text)),
  status: Type.Optional(Text),
  cover: Type.Optional(Nullable(StoredFile)),
  opening: Type.Optional(Nullable(Type.Object({ is_open: Type.Boolean(), until: Nullable(Moment) }))),
  foods: Type.Optional(Nullable(Count)),
  stopped: Type.Optional(Nullable(Count)),
  stopped_long: Type.Optional(Nullable(Type.Integer({ minimum: 0, description: 'For longer than a day' }))),
  visibility: Visibility,
});

/** Where something is to be mended: a list, narrowed to what it is about as far as it can be. */
const Attention = Type.Object({
  kind: Type.Enum(['bin', 'allergens', 'hidden', 'price', 'photo', 'draft', 'rejected']),
  count: Count,
  places: Type.Array(
    Type.Object({
      resource: Text,
      list: Type.Enum(['list', 'deleted']),
      parents: Type.Record(Text, Type.Union([Text, Type.Integer()])),
      filter: Type.Record(Text, Type.Unknown()),
      titles: Type.Array(Text, { description: 'Where that is, in names' }),
      count: Count,
    }),
    { description: 'The largest first' },
  ),
});

/** What a new owner has still to do; null: all of it is done. */
const Start = Nullable(
  Type.Object({
    venue: Nullable(ListItem),
    page: Type.Optional(Nullable(Type.String({ description: 'Where guests see a venue, once they do' }))),
    steps: Type.Array(
      Type.Object({
        key: Type.Enum(['venue', 'hours', 'menu', 'photo', 'code', 'show', 'page']),
        is_done: Type.Boolean(),
      }),
    ),
  }),
);

/** What guests did in the last seven days with the menus within reach; null: nobody counts it here (GP-05). */
const GuestCounts = Nullable(
  Type.Object({
    days: Type.Array(Type.Object({ day: Text, opened: Count }), { description: 'The oldest first' }),
    opened_before: Type.Integer({ minimum: 0, description: 'In the seven days before these' }),
    dishes: Type.Array(Type.Object({ id: Id, title: Text, count: Count }), {
      description: 'Looked at most',
    }),
    missed: Type.Array(Type.Object({ words: Text, count: Count }), {
      description: 'Searched for, more than once, and not found',
    }),
  }),
);

export type VenueCard = Wire<typeof VenueCard>;

const Overview = Type.Object({
  venues: Type.Array(VenueCard),
  attention: Type.Array(Attention),
  changes: Type.Array(Change),
  start: Type.Optional(Start),
  guests: Type.Optional(GuestCounts),
});
export type Overview = Wire<typeof Overview>;

export const Preferences = Type.Object({
  theme: Type.Enum(THEMES),
  density: Type.Enum(DENSITIES),
  per_page: Type.Enum(PAGE_SIZES),
  start_page: Nullable(Text),
  mailed: Type.Array(Type.Enum(NOTICE_KINDS)),
});

const NAME = '^\\w{1,40}$';
const Name = Type.String({ pattern: NAME });
const Scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** How a list is shown: as its address says it, and without which columns (TD-09). */
const ViewState = Body({
  sort: Type.Optional(Name),
  order: Type.Optional(Type.Enum(['ASC', 'DESC'])),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.maxPageSize })),
  filter: Type.Optional(
    Type.Record(Name, Type.Union([Scalar, Type.Array(Scalar), Type.Record(Type.String(), Scalar)]), {
      additionalProperties: false,
    }),
  ),
  hidden: Type.Optional(
    Type.Array(Name, { description: 'The columns that its table goes without; absent: it has all of them' }),
  ),
});
export type ViewState = Wire<typeof ViewState>;

const view = { title: Type.String(), is_shared: Flag, state: Type.Optional(ViewState) };

export const LiveAnswer = Type.Object({
  changes: Type.Array(
    Type.Object({
      resource: Text,
      also: Type.Array(Text, { description: 'Other groups of calls that list the same records' }),
      pointId: Id,
      ids: Type.Array(Id, { description: 'Empty: too many to be named' }),
      version: Nullable(Type.Integer()),
    }),
  ),
  last: Type.String({ description: 'The mark to ask after' }),
  unread: Count,
  reset: Type.Boolean({ description: 'Everything shown must be read again' }),
});

/** What is one person's own: news, preferences, views, search (docs/spec/4-beyond.md, TD). */
export const personRows = rowsOf(personEndpoints, {
  'overview.read': {
    says: 'Reads what is going on in all venues within reach.',
    ...READS,
    values: Overview,
  },
  'search.list': {
    says: 'Finds venues, menus, categories and dishes by their names. Slips of the pen and of the keyboard are forgiven.',
    ...READS,
    queryOptional: true,
  },
  'notices.list': { says: 'Lists what the person was told of.', ...READS },
  'notices.read': {
    says: 'Marks notices as read. Without ids it means all.',
    ...OWN,
    values: Type.Object({ unread: Count }),
  },
  'preferences.one': {
    says: 'Reads what the person has settled for themselves.',
    ...READS,
    values: Preferences,
  },
  'preferences.update': { says: 'Settles how the console is for the person.', ...OWN, values: Preferences },
  'views.list': {
    says: 'Lists the saved views of lists, own ones and those that a team shares.',
    ...READS,
    queryOptional: true,
  },
  'views.create': {
    says: 'Saves a view of a list.',
    ...OWN,
    body: Body({ ...view, resource: Type.String({ pattern: '^[A-Za-z]{1,40}$' }) }),
  },
  'views.update': {
    says: 'Changes a saved view. What is left out stays as it is.',
    ...OWN,
    body: Body({ ...view, title: Type.Optional(view.title) }),
  },
  'views.deleteMany': { says: 'Deletes saved views.', ...OWN },
  'live.read': {
    says: 'Tells what has changed since. Asked with `Accept: text/event-stream` it is a stream that goes on and begins after `Last-Event-ID`; else what came after `since`, at once, for who cannot keep one open.',
    ...READS,
    queryOptional: true,
    streams: true,
    values: LiveAnswer,
  },
});
