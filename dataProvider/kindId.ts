import { type CategoryKind, categoryKindOf } from '../contract/vocabulary';

/**
 * Records of different kinds share numbers, so inside the console an id of such a resource is `kind:id`.
 * `dish` is an older word for `food` (docs/spec/3-decisions.md).
 */
export interface KindAndId {
  readonly kind: CategoryKind;
  readonly id: string;
}

export const encodeKindId = (kind: CategoryKind, id: string | number): string => `${kind}:${id}`;

/** @throws Error the id carries no kind: the record did not come from this provider */
export const decodeKindId = (kindId: string | number): KindAndId => {
  const [first = '', ...rest] = String(kindId).split(':');
  const kind = categoryKindOf(first);
  const id = rest.join(':');
  if (!kind || id === '') {
    throw new Error(
      `An id of two kinds looks like "food:12", got "${kindId}": take it from the record as read.`,
    );
  }
  return { kind, id };
};

/** `['food:1', 'drink:2']` as the bulk body `{food: [1], drink: [2]}`; both lists always stand. */
export const idsByKind = (
  ids: readonly (string | number)[],
): Record<CategoryKind, readonly (string | number)[]> => {
  const decoded = ids.map(decodeKindId);
  const of = (kind: CategoryKind) => decoded.filter((each) => each.kind === kind).map(({ id }) => wireId(id));
  return { food: of('food'), drink: of('drink') };
};

/** The number of a record, whatever its kind: `food:12` -> 12. */
export const plainId = (id: string | number): number => Number(String(id).split(':').at(-1));

/** Ids are whole numbers on the wire (docs/spec/3-decisions.md, Open points 7); addresses and react-admin hand them around as texts. */
export const wireId = (id: string | number): string | number =>
  typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
