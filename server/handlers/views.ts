import { limits } from '../../contract/limits';
import { type EndpointKey, isEndpointKey } from '../../contract/rows';
import type { ViewState } from '../../contract/rows/person';
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
        isShared: body.is_shared ?? false,
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
        isShared: body.is_shared,
        state: body.state === undefined ? undefined : readState(body.state),
      },
      { userId, grants },
      deps,
    ),

  'views.deleteMany': ({ ids, userId, session: { grants } }, deps) =>
    deleteViews(ids, { userId, grants }, deps),
};

/** A list that there is. @throws ApiError 422 */
const readResource = (name: string): string => {
  if (/^[A-Za-z]{1,40}$/.test(name) && isEndpointKey(`${name}.list`)) return name;
  throw invalid({ resource: [viewTexts.unknownList] });
};

/** A name that somebody can read. @throws ApiError 422 */
const readTitle = (typed: string): string => {
  const title = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isRight =
    [...title].length <= limits.viewTitleMax && /[\p{L}\p{N}]/u.test(title) && !/\p{C}/u.test(title);
  if (isRight) return title;
  throw invalid({ title: [viewTexts.title] });
};

/** @throws ApiError 422 for what is too long to be kept */
const readState = (state: ViewState = {}): ViewState => {
  if (JSON.stringify(state).length <= limits.viewStateMax) return state;
  throw invalid({ state: [viewTexts.state] });
};
