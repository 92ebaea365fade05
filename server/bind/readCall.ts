import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoints';
import { isRecord } from '../../contract/isRecord';
import { invalid } from '../ApiError';
import { readMark } from '../auth/devices';
import type { Session } from '../auth/Session';
import type { Grant } from '../team/grants';
import { homeOf, reachOf } from '../team/reachOf';
import { apiErrorTexts } from '../texts/apiErrors';
import type { Body } from './readBody';
import { readPlace } from './readForm';
import { readIds } from './readIds';
import { readListQuery } from './readListQuery';
import { readPart, readPath } from './readPath';
import { type Query, readQuery, textParameter } from './readQuery';

/** Everything of a call but its form, with the same names as in `Call`; what the row does not carry is undefined. */
export const readCall = (
  {
    key,
    endpoint,
    session,
    grantsFor,
  }: {
    readonly key: string;
    readonly endpoint: Endpoint;
    readonly session: Session | undefined;
    readonly grantsFor: (key: string, session: Session | undefined) => readonly Grant[];
  },
  request: FastifyRequest,
  body: Body | undefined,
) => {
  const grants = grantsFor(key, session);
  const query = readQuery(request.raw.url ?? '');
  const isDelete = endpoint.method === 'DELETE';
  return {
    key,
    path: readPath(endpoint.path, paramsOf(request)),
    userId: endpoint.access === 'user' ? (session?.userId ?? undefined) : undefined,
    reach: reachOf(grants),
    home: homeOf(grants),
    reachFor: (other: string) => reachOf(grantsFor(other, session)),
    grantsFor: (other: string) => grantsFor(other, session),
    session,
    list: endpoint.paged || endpoint.filters ? readListQuery(endpoint, query) : undefined,
    query: endpoint.query && Object.fromEntries(endpoint.query.map((name) => [name, parameter(query, name)])),
    ids:
      endpoint.ids &&
      readIds[endpoint.ids]({ query, body, isDelete, isOptional: endpoint.idsOptional === true }),
    body: endpoint.body && onlyKeys(endpoint.body, body ?? {}),
    place: endpoint.place && readPlace(endpoint, body ?? {}),
    ifMatch: readIfMatch(request.headers['if-match']),
    ifNoneMatch: request.headers['if-none-match'],
    ip: request.ip,
    device: readMark(request.headers['carte-device']),
    userAgent: request.headers['user-agent'],
  };
};

/** The kind in a query may be left out; one that is no kind is nobody's. @throws ApiError 404 */
const parameter = (query: Query, name: string): string | number | undefined => {
  const text = textParameter(query, name);
  return name === 'type' && text !== undefined ? readPart(name, text) : text;
};

export type ReadCall = ReturnType<typeof readCall>;

/** No tag of ours ever names this version, so whoever asks for it is stale. */
const NO_VERSION = -1;

const readIfMatch = (header: string | undefined): number | undefined => {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  return version === undefined ? NO_VERSION : Number(version);
};

/** @throws ApiError 422 naming every key that the row does not take */
const onlyKeys = (keys: readonly string[], body: Body): Body => {
  const unknown = Object.keys(body).filter((key) => !keys.includes(key));
  if (unknown.length > 0)
    throw invalid(Object.fromEntries(unknown.map((key) => [key, [apiErrorTexts.unknownKey]])));
  return body;
};

const paramsOf = ({ params }: FastifyRequest): Readonly<Record<string, string>> =>
  isRecord(params)
    ? Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
    : {};
