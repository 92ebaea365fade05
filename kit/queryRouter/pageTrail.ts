import type { Resource } from '../declaration/defineResource';
import type { Crumb, Parents } from '../declaration/Parents';
import type { RouteKind } from '../declaration/ResourceDeclaration';
import { toAddress } from './RouteTable';

const OWN_TITLE = {
  create: (resource: Resource) => resource.messages.addTitle,
  edit: (resource: Resource) => resource.messages.editTitle,
  deleted: (resource: Resource) => resource.messages.deletedTitle,
  board: (resource: Resource) => resource.messages.title,
} as const satisfies Partial<Record<RouteKind, (resource: Resource) => string>>;

/** The crumbs of a page: the resource's own trail, its list, and on the other pages what one is doing there. */
export const pageTrail = (resource: Resource, kind: RouteKind, parents: Parents): readonly Crumb[] => {
  const before = resource.breadcrumbs?.(parents) ?? [];
  const to = toAddress(resource.routes.list, { parents });
  const label = resource.list.title?.(parents) ?? resource.messages.trail;
  const list: Crumb = { key: 'list', label, ...(to !== undefined && { to }) };
  return kind === 'list'
    ? [...before, list]
    : [...before, list, { key: kind, label: pageTitle(resource, kind) }];
};

/** What the browser's tab and the last crumb say. */
export const pageTitle = (resource: Resource, kind: RouteKind): string =>
  kind === 'list' ? resource.messages.title : OWN_TITLE[kind](resource);
