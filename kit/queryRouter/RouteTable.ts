import type { RouteKind } from '../declaration/ResourceDeclaration';
import type { RouteEntry } from '../declaration/readRoutes';

/** Every declared route, found by its path or by resource and kind. */
export interface RouteTable {
  readonly byPath: ReadonlyMap<string, RouteEntry>;
  find(resource: string, kind: RouteKind): RouteEntry | undefined;
  hasResource(resource: string): boolean;
}

/** Throws when two routes claim one path: the address could not tell which page is meant. */
export const createRouteTable = (entries: readonly RouteEntry[]): RouteTable => {
  const byPath = new Map<string, RouteEntry>();
  const byName = new Map<string, RouteEntry>();
  const resources = new Set<string>();
  for (const entry of entries) {
    const taken = byPath.get(entry.path);
    if (taken) {
      throw new Error(
        `Expected every path once, got "${entry.path}" for ${taken.resource}.${taken.kind} and ` +
          `${entry.resource}.${entry.kind}: change one in its defineResource({routes}).`,
      );
    }
    byPath.set(entry.path, entry);
    byName.set(`${entry.resource}.${entry.kind}`, entry);
    resources.add(entry.resource);
  }
  return {
    byPath,
    find: (resource, kind) => byName.get(`${resource}.${kind}`),
    hasResource: (resource) => resources.has(resource),
  };
};
