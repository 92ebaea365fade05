import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Preferences } from '../../../contract/preferences';
import type { ViewState } from '../../../contract/rows/person';
import { businesses } from './businesses';
import { id, moment, onlyOf, partOf, version } from './columns';
import { cities } from './reference';

/** What a user may be: waiting for the code, working, or shut out. */
export type AccountState = 'unverified' | 'active' | 'blocked';

/**
 * People with an account, or on their way to one. One address may have several unverified rows (each registration is its own, so that nobody can slip a password
 * under another's code) but only one verified one. A registration on an address that has an account is a row like any
 * other, so that nothing tells the two apart; it can never be confirmed.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case. */
    email: text().notNull(),
    phone: text(),
    passwordHash: text().notNull(),
    state: text().$type<AccountState>().notNull().default('unverified'),
    name: text().notNull().default(''),
    lastName: text(),
    patronymic: text(),
    birthday: date({ mode: 'string' }),
    cityId: integer().references(() => cities.id, { onDelete: 'set null' }),
    receiveOffers: boolean().notNull().default(false),
    /** To a few minutes; sessions are swept, this stays. */
    lastSeenAt: moment(),
    version: version(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('users_email_verified').on(table.email).where(sql`${table.state} <> 'unverified'`),
    index('users_email').on(table.email),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, hexadecimal: the token itself is nowhere at rest. */
    tokenHash: text().notNull().unique(),
    userId: partOf(() => users.id),
    /** Browser and system in words, as they were at sign-in; nothing else of what the browser said is kept. */
    device: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** Browsers that somebody has signed in from: strangers who guess at the account do not lock these out. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    userId: partOf(() => users.id),
    /** SHA-256 of the mark that the browser keeps; a browser that several people use has one row for each. */
    markHash: text().notNull(),
    lastUsedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('devices_user_mark').on(table.userId, table.markHash),
    index('devices_last_used').on(table.lastUsedAt),
  ],
);

/** Confirmation codes, each bound to one registration. */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    userId: partOf(() => users.id),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('codes_user').on(table.userId)],
);

/** Links of letters that set a new password: one for each account, so that a new letter voids the one before. */
export const recoveries = pgTable(
  'recoveries',
  {
    userId: onlyOf(() => users.id),
    /** SHA-256 of the token, hexadecimal: the token itself stands in the letter only. */
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('recoveries_expires').on(table.expiresAt)],
);

/** Counters of the limiter; in the database, so that two servers count together and a restart forgets nothing. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Limit name and SHA-256 of what is counted (address, IP). */
    key: text().primaryKey(),
    count: integer().notNull(),
    resetAt: moment().notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetAt)],
);

/** Answers of writes that carried an `Idempotency-Key`, committed together with the write itself. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    userId: partOf(() => users.id),
    key: text().notNull(),
    /** SHA-256 over method, path and body: the same key with another body is refused. */
    fingerprint: text().notNull(),
    status: integer(),
    body: jsonb(),
    etag: text(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('idempotency_user_key').on(table.userId, table.key)],
);

/** What somebody has settled for themselves; no row = nothing yet. */
export const preferences = pgTable('preferences', {
  userId: onlyOf(() => users.id),
  values: jsonb().$type<Preferences>().notNull(),
  updatedAt: moment().notNull(),
});

/** Named views of lists. One with a business is shared with all of it. */
export const views = pgTable(
  'views',
  {
    id: id(),
    userId: partOf(() => users.id),
    businessId: integer().references(() => businesses.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    title: text().notNull(),
    state: jsonb().$type<ViewState>().notNull(),
    version: version(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('views_user').on(table.userId, table.resource),
    index('views_business').on(table.businessId, table.resource),
  ],
);

/** The app of a user that makes codes; one that was begun and not confirmed asks nobody for anything. */
export const secondFactors = pgTable('second_factors', {
  userId: onlyOf(() => users.id),
  /** What the app and we know, encrypted for this user. */
  secret: text().notNull(),
  /** Which key encrypted it, so that keys can be replaced. */
  keyId: text().notNull(),
  createdAt: moment().notNull(),
  confirmedAt: moment(),
  /** The half minute of the last code that was taken: neither it nor one before it is taken again. */
  lastStep: integer(),
});

/** Codes for whoever has lost the app; a row goes with its use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: partOf(() => users.id),
    /** SHA-256, hexadecimal: the codes are as random as keys. */
    codeHash: text().notNull(),
  },
  (table) => [uniqueIndex('recovery_codes_user_hash').on(table.userId, table.codeHash)],
);

/** Sign-ins whose password was right and that wait for the code. */
export const tickets = pgTable(
  'second_factor_tickets',
  {
    id: id(),
    /** SHA-256 of the ticket, hexadecimal. */
    ticketHash: text().notNull().unique(),
    userId: partOf(() => users.id),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('second_factor_tickets_user').on(table.userId),
    index('second_factor_tickets_expires').on(table.expiresAt),
  ],
);
