import type { IdsIn } from '../../contract/endpoints';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import { CATEGORY_KINDS } from '../../contract/vocabulary';
import { invalid, malformed } from '../ApiError';
import { apiErrorTexts } from '../texts/apiErrors';
import { readId } from './readPath';
import type { Query } from './readQuery';

type Ids = readonly number[];

interface Asked {
  readonly query: Query;
  /** undefined = the request has no body. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** DELETE also takes its ids from the query, because proxies may drop its body; never from both. */
  readonly isDelete: boolean;
  /** The row takes a call without ids, which is not one with an empty list. */
  readonly isOptional: boolean;
}

/**
 * The ids of a bulk call: `ids[]=4&ids[]=9` in the query, `{ids: [4, 9]}` or `{food: [4], drink: [9]}` in the body.
 * Nothing at all is refused: "delete what?" must never mean everything, unless the row says that it does (undefined).
 *
 * @throws ApiError 422 (none, too many, not whole numbers, twice the same), 400 (in both places)
 */
export const readIds: Readonly<
  Record<IdsIn, (asked: Asked) => Ids | Readonly<Record<string, Ids>> | undefined>
> = {
  query: (asked) => (asked.isDelete && asked.body !== undefined ? fromEither(asked) : fromQuery(asked.query)),
  body: (asked) => fromEither(asked),
  kinds: ({ body, query }) => {
    if (hasIds(query)) throw malformed();
    const kinds = CATEGORY_KINDS.map((kind) => [kind, body?.[kind] ?? []] as const);
    const unknown = Object.keys(body ?? {}).find((key) => !CATEGORY_KINDS.some((kind) => kind === key));
    if (unknown !== undefined) throw refused(unknown);
    const read = kinds.map(([kind, raw]) => [kind, distinct(raw, kind)] as const);
    const total = read.reduce((sum, [, ids]) => sum + ids.length, 0);
    if (total === 0 || total > limits.maxBulkIds) throw refused('ids');
    return Object.fromEntries(read);
  },
};

const fromEither = ({ query, body, isDelete, isOptional }: Asked): Ids | undefined => {
  if (hasIds(query)) {
    if (!isDelete || body !== undefined) throw malformed();
    return fromQuery(query);
  }
  const unknown = Object.keys(body ?? {}).find((key) => key !== 'ids');
  if (unknown !== undefined) throw refused(unknown);
  return isOptional && body?.ids === undefined ? undefined : atLeastOne(distinct(body?.ids, 'ids'));
};

const fromQuery = ({ pairs }: Query): Ids => {
  const own = pairs.filter(([name]) => isIdsName(name));
  if (own.some(([name]) => name !== 'ids[]')) throw refused('ids');
  return atLeastOne(
    distinct(
      own.map(([, text]) => text),
      'ids',
    ),
  );
};

const hasIds = ({ pairs }: Query): boolean => pairs.some(([name]) => isIdsName(name));
const isIdsName = (name: string): boolean => name === 'ids' || name.startsWith('ids[');

const atLeastOne = (ids: Ids): Ids => {
  if (ids.length === 0) throw refused('ids');
  return ids;
};

/** In ascending order, so that every call locks its rows in the same order. */
const distinct = (raw: unknown, key: string): Ids => {
  if (!Array.isArray(raw) || isRecord(raw) || raw.length > limits.maxBulkIds) throw refused(key);
  const ids = raw.map((id: unknown) =>
    typeof id === 'number' || typeof id === 'string' ? readId(String(id)) : undefined,
  );
  const known = ids.filter((id) => id !== undefined);
  if (known.length !== ids.length || new Set(known).size !== known.length) throw refused(key);
  return known.toSorted((one, other) => one - other);
};

const refused = (key: string) => invalid({ [key]: [apiErrorTexts.ids] });
