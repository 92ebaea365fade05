import { isRecord } from '../../../contract/isRecord';

/** How a dish is on stop, as far as the backend says it. */
export interface Stop {
  readonly since?: string | undefined;
  /** The moment it comes back by itself; null = when somebody brings it back. */
  readonly until: string | null;
  readonly reason?: string | undefined;
  readonly person?: string | undefined;
  /** The ingredients that are out. */
  readonly products: readonly Product[];
}

export interface Product {
  readonly id: number;
  readonly title: string;
}

/** What a dish of any list says of its stop; undefined: it is on sale. Plain `stopable` says since when at most. */
export const stopOf = (record: Readonly<Record<string, unknown>>): Stop | undefined => {
  const { stop, stopable, stoppedAt } = record;
  const plain: unknown = Array.isArray(stopable) ? stopable[0] : undefined;
  if (!isRecord(stop)) {
    if (plain === undefined && typeof stoppedAt !== 'string') return undefined;
    return {
      since: momentOf(stoppedAt) ?? momentOf(isRecord(plain) ? plain.createdAt : undefined),
      until: null,
      products: [],
    };
  }
  const causes = Array.isArray(stop.causes) ? stop.causes : [];
  return {
    since: momentOf(stop.createdAt) ?? momentOf(stoppedAt),
    until: momentOf(stop.until) ?? null,
    reason: wordsOf(stop.reason),
    person: isRecord(stop.person) ? wordsOf(stop.person.name) : undefined,
    products: causes.flatMap((cause) => productOf(cause) ?? []),
  };
};

const wordsOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw !== '' ? raw : undefined;

const momentOf = (raw: unknown): string | undefined => {
  const words = wordsOf(raw);
  return words === undefined || Number.isNaN(Date.parse(words)) ? undefined : words;
};

const productOf = (raw: unknown): Product | undefined =>
  isRecord(raw) && typeof raw.ingredient_id === 'number' && typeof raw.title === 'string'
    ? { id: raw.ingredient_id, title: raw.title }
    : undefined;
