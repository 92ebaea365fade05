import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import { LEVELS } from '../../contract/rights';
import { roleGeneral } from '../../contract/sections/role';
import { requireEmail } from '../auth/credentials';
import { issueRecovery } from '../auth/recoveries';
import type { DbClock, Deps } from '../Deps';
import { businesses, memberPoints, members, roles, users } from '../db/schema';
import { saveChanges, shownName } from '../engine/history';
import { DECISIONS, type Decision, decide } from '../moderation/decide';
import { waiting } from '../moderation/readModeration';
import { PlainError } from '../PlainError';
import { titleOfRole } from '../staff/titles';
import { allows, rightsOf } from '../team/grants';
import { userStore } from '../users';

/**
 * What the operator asks for by hand: `npm run NAME -- ARGS`. It runs inside the server while one works on this DATA_DIR,
 * because an embedded database has one process, and open pages are told at once.
 *
 * @returns what is printed. @throws PlainError whose words are printed
 */
type Command = (args: readonly string[], deps: Deps) => Promise<string>;

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'>;

/** What an operator does for people who cannot help themselves; `server/account.ts` has the words. */
export const account: Command = async (words, deps) => {
  const [word = '', what = '', ...more] = words;
  const isOne = more.length === 0 && what !== '' && Object.hasOwn(ORDERS, word);
  const order = isOne ? ORDERS[word] : undefined;
  if (!order && word !== 'grant')
    throw new PlainError('Expected: team EMAIL, owner MEMBER, access EMAIL, or grant MEMBER RIGHT LEVEL.');
  const text = await (order ? order(what, deps) : grantRight([what, ...more], deps));
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
  const id = memberNumber(what);
  return db.transaction(async (tx) => {
    const row = await lockMember(id, { db: tx, withRole: false });
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
    await saveChanges([{ ...noted, ...change }], randomUUID(), { db: tx, clock });
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

/** The areas that the form of a role offers. */
const areas = roleGeneral({}).flatMap((field) => field.areas ?? []);

/**
 * Gives one member a level of a right, with what it takes to look there. A role that others hold too, or that the code knows, is not
 * touched: the member gets one of their own, with all that theirs allows.
 */
const grantRight = async (
  [what = '', right = '', wanted = '', ...more]: readonly string[],
  { db, clock }: DbClock,
): Promise<string> => {
  const area = areas.find(({ key }) => key === right);
  const level = area?.levels.find((one) => one === wanted);
  if (!area) throw new PlainError(`Expected a right, one of ${areas.map(({ key }) => key).join(', ')}.`);
  if (!level || more.length > 0)
    throw new PlainError(`Expected a level of ${right}, one of ${area.levels.join(', ')}.`);
  const id = memberNumber(what);
  return db.transaction(async (tx) => {
    const row = await lockMember(id, { db: tx, withRole: true });
    const { role } = row;
    const own = rightsOf(role);
    if (allows(own, { keys: [area.key], level })) return `${row.email} may ${level} in ${right} already.`;
    const held = own.levels[area.key] ?? [];
    const given = LEVELS.filter((one) => one === 'view' || one === level || held.includes(one));
    const rights = { levels: { ...own.levels, [area.key]: given }, fields: own.fields };
    const at = { updatedAt: clock() };
    const [holders] = await tx.select({ number: count() }).from(members).where(eq(members.roleId, role.id));
    if (role.preset === null && holders?.number === 1) {
      await tx
        .update(roles)
        .set({ ...rights, ...at, version: sql`${roles.version} + 1` })
        .where(eq(roles.id, role.id));
      return `${row.email} may ${level} in ${right}.`;
    }
    const { businessId } = role;
    const title = `${titleOfRole(role)}: ${row.name}`.slice(0, limits.roleTitleMax);
    const [made] = await tx
      .insert(roles)
      .values({ businessId, title, ...rights, ...at, createdAt: clock() })
      .returning();
    if (!made) throw new Error('Expected a row for the role, got none.');
    await tx
      .update(members)
      .set({ roleId: made.id, ...at, version: sql`${members.version} + 1` })
      .where(eq(members.id, id));
    const told = ({ id: roleId, ...one }: typeof role) => ({ role: { id: roleId, title: titleOfRole(one) } });
    const noted = { resource: 'staff', recordId: id, businessId, title: row.name, userId: null } as const;
    const change = { kind: 'update', before: told(role), after: told(made) } as const;
    await saveChanges([{ ...noted, ...change }], randomUUID(), { db: tx, clock });
    return `${row.email} may ${level} in ${right}, by a role of their own: "${title}".`;
  });
};

/** The number of a member as an operator types it. @throws PlainError */
const memberNumber = (typed: string): number => {
  if (!/^\d{1,9}$/.test(typed))
    throw new PlainError('Expected the number of a member, as `team EMAIL` prints it.');
  return Number(typed);
};

/** A member with their role and account, locked until the transaction ends. @throws PlainError there is none who has an account */
const lockMember = async (
  id: number,
  { db, withRole }: { readonly db: Deps['db']; readonly withRole: boolean },
) => {
  const [row] = await db
    .select({ member: members, role: roles, email: users.email, name: shownName })
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.id, id))
    .for('update', { of: withRole ? [members, roles] : members });
  if (!row) throw new PlainError(`There is no member ${id} who has an account.`);
  return row;
};
