import type { Endpoint } from '../contract/endpoints';
import type { WireRecord } from '../contract/fields/FieldTypeRules';
import type { PathParams } from './buildRequest';
import type { CarteMeta } from './CarteDataProvider';
import { decodeKindId, wireId } from './kindId';

/** Reads a verb's `meta`, which react-admin hands through untyped. */
export const metaOf = (meta: unknown): CarteMeta => (typeof meta === 'object' && meta !== null ? meta : {});

/** What fills the parts of an endpoint's path: the parents and the record's id, which may name its kind. */
export const paramsOf = (endpoint: Endpoint, meta: CarteMeta, id?: string | number): PathParams => {
  if (id === undefined || !endpoint.kindIds) return { ...meta.parents, ...(id === undefined ? {} : { id }) };
  const { kind, id: number } = decodeKindId(id);
  return { ...meta.parents, type: kind, id: number };
};

/**
 * The payload with the keys that place the record (`menu_id`, `categoryId`, `kind`), from the address it stands at; a key
 * that the form itself holds wins.
 *
 * @throws Error the record would be saved nowhere
 */
export const placed = (endpoint: Endpoint, payload: WireRecord, params: PathParams): WireRecord => {
  const place = Object.entries(endpoint.place ?? {}).map(([key, parent]) => {
    const value = payload[key] ?? params[parent];
    if (value === undefined || value === null || value === '') {
      throw new Error(`${endpoint.path} needs ${key}, got none: pass ${parent} in meta.parents.`);
    }
    return [key, typeof value === 'string' ? wireId(value) : value] as const;
  });
  return { ...payload, ...Object.fromEntries(place) };
};
