import type { FastifyRequest } from 'fastify';
import type { Endpoint, EndpointKey } from '../../contract/endpoints';
import { isRecord } from '../../contract/isRecord';
import { readMark } from '../auth/devices';
import type { Session } from '../auth/Session';
import { invalid } from '../Refusal';
import { refusalTexts } from '../texts/refusals';
import type { Body } from './readBody';
import { readPlace } from './readForm';
import { readIds } from './readIds';
import { readList } from './readList';
import { readPath } from './readPath';
import { readQuery, textParameter } from './readQuery';

/** Everything of a call but its form, with the same names as in `Call`; what the row does not carry is undefined. */
export const readCall = (
  {
    key,
    row,
    session,
  }: { readonly key: EndpointKey; readonly row: Endpoint; readonly session: Session | undefined },
  request: FastifyRequest,
  body: Body | undefined,
) => {
  const query = readQuery(request.raw.url ?? '');
  const isDelete = row.method === 'DELETE';
  return {
    key,
    path: readPath(row.path, paramsOf(request)),
    userId: row.access === 'user' ? (session?.userId ?? undefined) : undefined,
    session,
    list: row.paged ? readList(row, query) : undefined,
    query: row.query && Object.fromEntries(row.query.map((name) => [name, textParameter(query, name)])),
    ids: row.ids && readIds[row.ids]({ query, body, isDelete }),
    body: row.body && onlyKeys(row.body, body ?? {}),
    place: row.place && readPlace(row, body ?? {}),
    ifMatch: readIfMatch(request.headers['if-match']),
    ip: request.ip,
    device: readMark(request.headers['carte-device']),
  };
};

export type ReadCall = ReturnType<typeof readCall>;

/** No tag of ours ever names this version, so whoever asks for it is stale. */
const NO_VERSION = -1;

const readIfMatch = (header: string | undefined): number | undefined => {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  return version === undefined ? NO_VERSION : Number(version);
};

/** @throws Refusal 422 naming every key that the row does not take */
const onlyKeys = (keys: readonly string[], body: Body): Body => {
  const unknown = Object.keys(body).filter((key) => !keys.includes(key));
  if (unknown.length > 0)
    throw invalid(Object.fromEntries(unknown.map((key) => [key, [refusalTexts.unknownKey]])));
  return body;
};

const paramsOf = ({ params }: FastifyRequest): Readonly<Record<string, string>> =>
  isRecord(params)
    ? Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
    : {};
