import { type EndpointKey, isEndpointKey } from '../../contract/endpoints';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import type { ViewState } from '../../contract/views';
import { invalid } from '../ApiError';
import type { Handler } from '../Call';
import { viewTexts } from '../texts/views';
import { changeView, createView, deleteViews, listViews } from '../views/views';

type Key = Extract<EndpointKey, `views.${string}`>;

export const viewHandlers: { readonly [K in Key]: Handler<K> } = {
  'views.list': ({ query: { resource }, userId, session: { grants } }, deps) =>
    listViews(resource === undefined ? undefined : readResource(resource), { userId, grants }, deps),

  'views.create': ({ body, userId, session: { grants } }, deps) =>
    createView(
      {
        resource: readResource(body.resource),
        title: readTitle(body.title),
        isShared: readShared(body.is_shared),
        state: readState(body.state),
      },
      { userId, grants },
      deps,
    ),

  'views.update': ({ path: { id }, body, userId, session: { grants } }, deps) =>
    changeView(
      id,
      {
        title: body.title === undefined ? undefined : readTitle(body.title),
        isShared: body.is_shared === undefined ? undefined : readShared(body.is_shared),
        state: body.state === undefined ? undefined : readState(body.state),
      },
      { userId, grants },
      deps,
    ),

  'views.deleteMany': ({ ids, userId, session: { grants } }, deps) =>
    deleteViews(ids, { userId, grants }, deps),
};

/** What a view is made of, as it came. @throws ApiError 422 under the key that is wrong */
const readResource = (raw: unknown): string => {
  if (typeof raw === 'string' && /^[A-Za-z]{1,40}$/.test(raw) && isEndpointKey(`${raw}.list`)) return raw;
  throw invalid({ resource: [viewTexts.unknownList] });
};

const readTitle = (raw: unknown): string => {
  const title = typeof raw === 'string' ? raw.normalize('NFC').replace(/\s+/gu, ' ').trim() : '';
  const isRight =
    [...title].length <= limits.viewTitleMax && /[\p{L}\p{N}]/u.test(title) && !/\p{C}/u.test(title);
  if (isRight) return title;
  throw invalid({ title: [viewTexts.title] });
};

const readShared = (raw: unknown): boolean => {
  if (raw === undefined || typeof raw === 'boolean') return raw === true;
  throw invalid({ is_shared: [viewTexts.state] });
};

const KEYS = ['sort', 'order', 'perPage', 'filter', 'hidden'];

const readState = (raw: unknown): ViewState => {
  const state = raw ?? {};
  if (!isRecord(state) || !Object.keys(state).every((key) => KEYS.includes(key))) throw wrongState();
  const { sort, order, perPage, filter, hidden } = state;
  const isRight =
    (sort === undefined || (typeof sort === 'string' && /^\w{1,40}$/.test(sort))) &&
    (order === undefined || order === 'ASC' || order === 'DESC') &&
    (perPage === undefined || isPageSize(perPage)) &&
    (filter === undefined || isFilter(filter)) &&
    (hidden === undefined || (Array.isArray(hidden) && hidden.every(isKey)));
  if (!isRight || JSON.stringify(state).length > limits.viewStateMax) throw wrongState();
  return state;
};

const isPageSize = (size: unknown): boolean =>
  typeof size === 'number' && Number.isInteger(size) && size > 0 && size <= limits.maxPageSize;

/** By field: a text, a number, a switch, several of them, or the two ends of a range. */
const isFilter = (filter: unknown): boolean =>
  isRecord(filter) &&
  Object.entries(filter).every(
    ([name, value]) =>
      /^\w{1,40}$/.test(name) &&
      (isScalar(value) ||
        (Array.isArray(value) && value.every(isScalar)) ||
        (isRecord(value) && Object.values(value).every(isScalar))),
  );

const isKey = (key: unknown): boolean => typeof key === 'string' && /^\w{1,40}$/.test(key);

const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const wrongState = () => invalid({ state: [viewTexts.state] });
