import type { RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { isRecord } from '../../contract/isRecord';
import { Skeleton } from '../../ui/Skeleton';
import {
  type Crumb,
  type MissingParent,
  type MoreParents,
  nothingMore,
  type Parents,
} from '../declaration/Parents';
import type { ResourceDeclaration, RouteKind } from '../declaration/ResourceDeclaration';
import { useResourceNamed } from '../declaration/ResourcesContext';
import { isMissing } from '../parts/shownError';
import { useParentRecord } from '../parts/useParentRecord';
import { useParents } from '../queryRouter/ParentsContext';
import { toAddress } from '../queryRouter/RouteTable';
import { useFollowingChoice } from './useChosenParent';

type Place = Required<Pick<ResourceDeclaration, 'under' | 'parents' | 'breadcrumbs' | 'useMoreParents'>>;

/**
 * What a resource under records of another says of its place: addresses carry the id of the record above, everything further up is read
 * off that record, and the trail names each of them, also where the page is opened cold.
 * @param levels what stands above, from the top, with the parameter that names it: `{ points: 'pointId', events: 'eventId' }`
 * @example
 * defineResource({ name: 'participants', ...under({ points: 'pointId', events: 'eventId' }), messages, list })
 */
export const under = (levels: Readonly<Record<string, string>>): Place => {
  const above = Object.entries(levels);
  const [resource, parent] = above.at(-1) ?? ['', ''];
  const [, top] = above[0] ?? ['', ''];
  return {
    under: resource,
    parents: [parent],
    breadcrumbs: (parents) => above.flatMap(([name, key]) => crumbsOf(name, key, parents)),
    useMoreParents: (own, page) => {
      const declared = useResourceNamed(resource);
      const { title = '', missing = '', missingHint = '' } = declared?.messages ?? {};
      const list = declared?.routes.list;
      const to = (list && toAddress(list, { parents: own })) ?? '/';
      const words = { title: missing, hint: missingHint, ways: [{ to, label: title }] };
      const more = useParentsAbove({ resource, id: own[parent], page, missing: words });
      const named = more.status === 'ready' ? { ...more.parents, ...own } : {};
      useFollowingChoice({ parent: top }, named[top]);
      // Nothing stands above it that its record would name: a page needs it for its words, and to know whether it is there.
      const isFirst = list?.params.length === 0;
      return isFirst && !isAwaited(more, page) ? nothingMore : more;
    },
  };
};

const isAwaited = ({ status }: MoreParents, page: RouteKind): boolean =>
  status === 'missing' || (status === 'pending' && page === 'create');

interface Above {
  readonly resource: string;
  readonly id: string | undefined;
  readonly page: RouteKind;
  readonly missing: MissingParent;
}

/** The parents that the record above names; if it cannot be read, that failure stands in place of the page. */
export const useParentsAbove = ({ resource, id, page, missing }: Above): MoreParents => {
  const { data, error, refetch } = useParentRecord(resource, id, { page });
  if (isMissing(error)) return { status: 'missing', error, ...missing };
  if (data) return { status: 'ready', parents: parentsNamed(data) };
  return error ? { status: 'failed', error, retry: () => void refetch() } : { status: 'pending' };
};

/** `{ point_id: 3, menu: { id: 5 } }` -> `{ pointId: '3', menuId: '5' }`. */
const parentsNamed = (record: RaRecord): Parents =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const id: unknown = isRecord(value) ? value.id : /_id$/.test(key) ? value : undefined;
      const name = key.replace(/_id$/, '').replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
      return Number.isInteger(id) ? [[`${name}Id`, String(id)]] : [];
    }),
  );

const crumbsOf = (name: string, key: string, { [key]: id }: Parents): readonly Crumb[] =>
  id === undefined
    ? []
    : [
        { key: name, label: <Way resource={name} /> },
        { key, label: <Way resource={name} id={id} /> },
      ];

interface WayProps {
  readonly resource: string;
  /** The record that it leads to; absent: to the list that it stands in. */
  readonly id?: string;
}

/** A step of the trail: of a list its title, of a record its name. */
const Way = ({ resource: name, id }: WayProps) => {
  const resource = useResourceNamed(name);
  const parents = useParents();
  const { data, isPending } = useParentRecord(name, id);
  if (!resource) return null;
  const entry = resource.routes[id === undefined ? 'list' : 'edit'];
  const to = entry && toAddress(entry, { parents, id });
  if (id !== undefined && isPending) return <Skeleton width={96} />;
  const words = data ? resource.represent(data) : resource.messages.title;
  return to === undefined ? words : <Link to={to}>{words}</Link>;
};
