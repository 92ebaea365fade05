import type { Capability, PermissionKey } from '../../contract/vocabulary';

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
