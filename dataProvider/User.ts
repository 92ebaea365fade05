import { isRecord } from '../contract/isRecord';
import { CAPABILITIES, type Capability, PERMISSION_KEYS, type PermissionKey } from '../contract/vocabulary';

/** The signed-in person, read from whatever form the backend sends. Texts that were not sent are ''. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly patronymic: string;
  /** `YYYY-MM-DD` or ''. */
  readonly birthday: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly city: string;
  readonly cityId: number | null;
  readonly hasTwoFactor: boolean;
  /** null = nobody said, or there is no second factor. */
  readonly recoveryCodesLeft: number | null;
  readonly receivesOffers: boolean;
  /** '' = the record carries no status: not signed in yet. The values themselves are the backend's. */
  readonly status: string;
  readonly permissions: readonly PermissionKey[];
  /** The record carried a list of keys: what it does not name is closed. */
  readonly isLimited: boolean;
  readonly capabilities: readonly Capability[];
  /** What the person has settled for every device; null = nothing, or the backend keeps no such thing. */
  readonly preferences: Readonly<Record<string, unknown>> | null;
  /** Calls (`foods.create`) that the backend would refuse this person. */
  readonly closedCalls: readonly string[];
}

/** A loaded record with a status counts as signed in; no role is asked for. */
export const isSignedIn = (user: User | null): user is User => user !== null && user.status !== '';

/** How the person is called in the console; the e-mail where no name was ever given. */
export const fullName = (user: User): string =>
  [user.name, user.lastName].filter(Boolean).join(' ') || user.email;

type Raw = Readonly<Record<string, unknown>>;

/**
 * Reads the user of a session or profile answer: bare, or under `user` or `data`; names in either spelling; links as
 * permission keys or as objects that hold one (docs/spec/3-decisions.md, Wire format 9 and 11). What is unknown is ignored; null
 * when there is no record at all.
 */
export const readUser = (answer: unknown): User | null => {
  const raw = unwrap(answer);
  if (raw === null) return null;
  const text = (...names: readonly string[]) => firstText(names.map((name) => raw[name]));
  return {
    id: text('id'),
    name: text('name', 'firstName', 'first_name'),
    lastName: text('last_name', 'lastName', 'lastname'),
    patronymic: text('patronymic'),
    birthday: text('birthday').slice(0, 10),
    email: text('email'),
    phone: text('phone'),
    country: titleOf(raw.country),
    city: titleOf(raw.city),
    cityId: idOf(isRecord(raw.city) ? raw.city.id : raw.city_id),
    hasTwoFactor: isOn(raw.two_factor ?? raw.twoFactor),
    recoveryCodesLeft: typeof raw.recovery_codes_left === 'number' ? raw.recovery_codes_left : null,
    receivesOffers: isOn(raw.receive_offers ?? raw.receiveOffers),
    status: statusOf(raw.status),
    permissions: known(PERMISSION_KEYS, raw.links ?? raw.permissions),
    isLimited: Array.isArray(raw.links ?? raw.permissions),
    capabilities: known(CAPABILITIES, raw.capabilities),
    preferences: isRecord(raw.preferences) ? raw.preferences : null,
    closedCalls: (Array.isArray(raw.closed_calls) ? raw.closed_calls : []).filter(
      (key) => typeof key === 'string',
    ),
  };
};

const unwrap = (answer: unknown): Raw | null => {
  if (!isRecord(answer)) return null;
  for (const wrapper of ['user', 'data']) {
    const { [wrapper]: inner, ...beside } = answer;
    if (isRecord(inner)) return { ...beside, ...unwrap(inner) };
  }
  return Object.keys(answer).length > 0 ? answer : null;
};

/** The words of a closed list that were sent, as texts or as objects with the word under some key of theirs. */
const known = <Word extends string>(words: readonly Word[], raw: unknown): readonly Word[] => {
  const sent = new Set((Array.isArray(raw) ? raw : []).flatMap(wordsOf));
  return words.filter((word) => sent.has(word));
};

const wordsOf = (entry: unknown): readonly unknown[] => (isRecord(entry) ? Object.values(entry) : [entry]);

const firstText = (values: readonly unknown[]): string => {
  const found = values.find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? '' : String(found);
};

/** Any value counts as a status, false and 0 included; only its absence does not. */
const statusOf = (raw: unknown): string => {
  if (raw === null || raw === undefined) return '';
  return isRecord(raw) ? firstText([raw.id, raw.value, raw.title]) : String(raw);
};

const titleOf = (raw: unknown): string => firstText(isRecord(raw) ? [raw.title] : [raw]);

const idOf = (raw: unknown): number | null => {
  const id = typeof raw === 'string' && raw !== '' ? Number(raw) : raw;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
};

/** Booleans travel as true, 1 or "1" (PHP backends). */
const isOn = (raw: unknown): boolean => raw === true || raw === 1 || raw === '1' || raw === 'true';
