import type { EndpointKey } from '../../contract/endpoints';
import type { Handler } from '../Call';
import { readResource, readShared, readState, readTitle } from '../views/readView';
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
