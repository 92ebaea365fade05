import { eq } from 'drizzle-orm';
import type { FieldRights, Levels } from '../../contract/rights';
import type { Preset } from '../../contract/vocabulary';
import { members, roles } from '../../server/db/schema';
import { addMember } from '../../server/seed/seedDemo';
import type { TestDeps } from './testDeps';

interface Rights {
  readonly levels: Levels;
  readonly fields?: FieldRights;
}

export interface Job {
  /** Whose business it is. */
  readonly of: { readonly businessId: number };
  /** A preset, a role that is there, or the rights of one made for this job. */
  readonly role: Preset | { readonly id: number } | Rights;
  /** The venues it is for; left out = all. */
  readonly points?: readonly number[] | undefined;
}

type Person =
  | { readonly userId: number; readonly id?: undefined }
  | { readonly id: number; readonly userId?: undefined };
type Test = Pick<TestDeps, 'deps'>;

/** A role of a business's own making. @returns its id */
export const roleOf = async (
  { businessId }: Job['of'],
  rights: Rights,
  { deps: { db, clock } }: Test,
): Promise<number> => {
  const at = { createdAt: clock(), updatedAt: clock() };
  const [role] = await db
    .insert(roles)
    .values({ businessId, title: 'Смена', ...rights, ...at })
    .returning({ id: roles.id });
  if (!role) throw new Error('Expected a role, got none.');
  return role.id;
};

/** Makes a person a member of somebody's business. @returns the membership's id */
export const memberOf = async (person: Person, { of, role, points }: Job, test: Test): Promise<number> => {
  const { deps } = test;
  const membership = {
    userId: person.userId ?? person.id,
    businessId: of.businessId,
    role: typeof role === 'string' ? role : ('viewer' as const),
    ...(points && { points }),
  };
  const id = await addMember(membership, deps);
  if (typeof role === 'string') return id;
  const roleId = 'id' in role ? role.id : await roleOf(of, role, test);
  await deps.db.update(members).set({ roleId }).where(eq(members.id, id));
  return id;
};

/** Who works there beside a business of their own. */
export const alsoHire = async <P extends Person>(person: P, job: Job, test: Test): Promise<P> => {
  await memberOf(person, job, test);
  return person;
};

/** Who works there and nowhere else: the business of their own is theirs no more. */
export const hire = async <P extends Person>(person: P, job: Job, test: Test): Promise<P> => {
  await test.deps.db.delete(members).where(eq(members.userId, person.userId ?? person.id));
  return alsoHire(person, job, test);
};
