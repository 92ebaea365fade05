import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, onlyOf, partOf } from './columns';
import { users } from './people';

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
