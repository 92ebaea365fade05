import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { requireEmail } from '../auth/credentials';
import { issueRecovery } from '../auth/recoveries';
import type { Deps } from '../Deps';
import { businesses, memberPoints, members, roles, users } from '../db/schema';
import { keepChanges, shownName } from '../engine/history';
import { DECISIONS, type Decision, decide } from '../moderation/decide';
import { waiting } from '../moderation/readModeration';
import { PlainError } from '../PlainError';
import { titleOfRole } from '../staff/roleTitle';
import { userStore } from '../users';

/**
 * What the operator asks for by hand: `npm run NAME -- ARGS`. It runs inside the server while one works on this DATA_DIR,
 * because an embedded database has one process, and open pages are told at once.
 *
 * @returns what is printed. @throws PlainError whose words are printed
 */
type Command = (args: readonly string[], deps: Deps) => Promise<string>;

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'>;

/**
 * What an operator does for people who cannot help themselves:
 * `team EMAIL` lists everybody in the businesses of an address, `owner MEMBER` makes a member the owner of all venues,
 * `access EMAIL` confirms an account and prints a link, good once and for 30 minutes, that sets a new password.
 */
export const account: Command = async (words, deps) => {
  const [word = '', what = '', ...more] = words;
  const order = more.length === 0 && what !== '' && Object.hasOwn(ORDERS, word) ? ORDERS[word] : undefined;
  if (!order) throw new PlainError('Expected: team EMAIL, owner MEMBER, or access EMAIL.');
  const text = await order(what, deps);
  deps.log.info({ event: `account.${word}` }, 'trail');
  return text;
};

const listTeam = async (what: string, { db }: AccountDeps): Promise<string> => {
  const own = db
    .select({ id: members.businessId })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(users.email, addressOf(what)));
  const rows = await db
    .select({ member: members, role: roles, email: users.email, name: shownName, business: businesses.title })
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .innerJoin(businesses, eq(businesses.id, members.businessId))
    .leftJoin(users, eq(users.id, members.userId))
    .where(inArray(members.businessId, own))
    .orderBy(asc(members.businessId), asc(members.id));
  const lines = rows.map(({ member, role, email, name, business }) =>
    [
      `business ${member.businessId}${business === '' ? '' : ` "${business}"`}`,
      `member ${member.id}`,
      email ?? member.email ?? '',
      email === null ? 'invited' : name,
      role.preset ?? titleOfRole(role),
      member.allPoints ? 'all venues' : 'some venues',
      ...(member.deletedAt ? ['in the bin'] : []),
    ].join('  '),
  );
  return lines.join('\n') || 'Nobody by this address is a member of anything.';
};

const makeOwner = async (what: string, { db, clock }: AccountDeps): Promise<string> => {
  if (!/^\d{1,9}$/.test(what))
    throw new PlainError('Expected the number of a member, as `team EMAIL` prints it.');
  const id = Number(what);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ member: members, role: roles, email: users.email, name: shownName })
      .from(members)
      .innerJoin(roles, eq(roles.id, members.roleId))
      .innerJoin(users, eq(users.id, members.userId))
      .where(eq(members.id, id))
      .for('update', { of: members });
    if (!row) throw new PlainError(`There is no member ${id} who has an account.`);
    const { businessId, userId } = row.member;
    const [owner] = await tx
      .select()
      .from(roles)
      .where(and(eq(roles.businessId, businessId), eq(roles.preset, 'owner')));
    if (!owner) throw new Error(`Expected the role of the owner of business ${businessId}, got none.`);
    if (row.member.deletedAt) await expectAlone({ businessId, userId }, tx);
    await tx
      .update(members)
      .set({
        roleId: owner.id,
        allPoints: true,
        deletedAt: null,
        version: sql`${members.version} + 1`,
        updatedAt: clock(),
      })
      .where(eq(members.id, id));
    await tx.delete(memberPoints).where(eq(memberPoints.memberId, id));
    const roleOf = (role: typeof roles.$inferSelect) => ({ role: { id: role.id, title: titleOfRole(role) } });
    const noted = { resource: 'staff', recordId: id, businessId, title: row.name, userId: null } as const;
    const change = { kind: 'update', before: roleOf(row.role), after: roleOf(owner) } as const;
    await keepChanges([{ ...noted, ...change }], randomUUID(), { db: tx, clock });
    return `${row.email} is an owner of business ${businessId}, for all its venues.`;
  });
};

/** Out of the bin comes only who is not back by another way. */
const expectAlone = async (
  { businessId, userId }: { readonly businessId: number; readonly userId: number | null },
  db: Deps['db'],
): Promise<void> => {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(eq(members.businessId, businessId), eq(members.userId, userId ?? 0), isNull(members.deletedAt)),
    );
  if (rows.length > 0) throw new PlainError(`The same person is member ${rows[0]?.id}: name that number.`);
};

const giveAccess = async (what: string, deps: AccountDeps): Promise<string> => {
  const email = addressOf(what);
  const known = await userStore.account(email, deps);
  const waiting = known ? undefined : await userStore.registration({ email, own: undefined }, deps);
  if (!known && !waiting) throw new PlainError('Nobody has registered this address.');
  if (known?.state === 'blocked') throw new PlainError('This account is blocked.');
  if (waiting) await deps.db.transaction((db) => userStore.verify(waiting.id, { ...deps, db }));
  const token = await issueRecovery(email, deps);
  if (token === undefined) throw new PlainError('This account does not work.');
  return `Good once, for 30 minutes:\n${deps.publicUrl()}/#password=${token}`;
};

const ORDERS: Readonly<Record<string, (what: string, deps: AccountDeps) => Promise<string>>> = {
  team: listTeam,
  owner: makeOwner,
  access: giveAccess,
};

const addressOf = (raw: string): string => {
  try {
    return requireEmail(raw);
  } catch {
    throw new PlainError(`Expected an e-mail address, got "${raw}".`);
  }
};

/** Lists the venues that wait; `approve 7` shows one to guests, `reject 7 WHY` turns it down. */
const moderate: Command = async ([word = 'list', id = '', ...words], deps) => {
  if (word === 'list') {
    const lines = (await waiting(deps)).map((point) => `${point.id}  ${point.title}`);
    return lines.join('\n') || 'Nothing waits.';
  }
  if (!isDecision(word) || !/^\d{1,9}$/.test(id))
    throw new PlainError('Expected: list, approve ID or reject ID.');
  const reason = words.join(' ').trim() || null;
  const isDone = await decide(Number(id), { decision: word, reason }, deps);
  if (!isDone) throw new PlainError(`Point ${id} does not wait for moderation.`);
  deps.log.info({ event: 'points.moderate', outcome: word, ids: [Number(id)] }, 'trail');
  return `Point ${id}: ${DECISIONS[word]}`;
};

const isDecision = (word: string): word is Decision => Object.hasOwn(DECISIONS, word);

/** Every command that works beside a running server and without one, by the word after `npm run`. */
export const commands = { account, moderate } as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

export const isCommandName = (name: unknown): name is CommandName =>
  typeof name === 'string' && Object.hasOwn(commands, name);
