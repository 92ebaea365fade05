import type { RouteKind } from '../resourceDeclaration';
import type { RouteTable } from './RouteTable';

export interface CanonicalTarget {
  readonly resource: string;
  readonly kind: RouteKind;
  readonly id?: string;
}

/**
 * Reads react-admin's own paths: `/points`, `/points/create`, `/points/7`, `/points/7/show` (shown as the edit page).
 * A declared path always wins, so `/vacancies/add` is never the record "add".
 */
export const fromCanonical = (table: RouteTable, pathname: string): CanonicalTarget | undefined => {
  if (table.byPath.has(pathname.replace(/\/+$/, ''))) return undefined;
  const [, resource = '', part, tail, ...rest] = pathname.replace(/\/+$/, '').split('/');
  if (!table.hasResource(resource) || rest.length > 0) return undefined;
  if (part === undefined) return { resource, kind: 'list' };
  if (part === 'create' && tail === undefined) return { resource, kind: 'create' };
  if (tail !== undefined && tail !== 'show') return undefined;
  return { resource, kind: 'edit', id: decodeURIComponent(part) };
};
