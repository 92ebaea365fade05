import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../../contract/rows';
import { openSession } from '../../../server/auth/sessions';
import { users } from '../../../server/db/schema';
import { userStore } from '../../../server/users';
import { openServer } from '../../server/standing';
import { signedIn } from '../../server/testDeps';
import { type Estate, idAt, seedEstate } from '../calls/estate';
import { inOrder } from '../calls/inOrder';
import { kindsOf } from '../calls/kindsOf';
import { randomFrom } from '../calls/random';
import { type Kind, type Request, requestOf } from '../calls/requestOf';
import { type Slot, slotsOf } from '../calls/slots';
import { tablesHash } from '../calls/tablesHash';

/**
 * The authorization matrix: every endpoint of calls, for every kind of caller, with another owner's id in every
 * slot. Nothing here names a call, so a new row is covered the moment it is written; one that cannot be exercised fails.
 */
const test = openServer();
let anna: Estate;
let boris: Estate;
let outsiders: Readonly<Record<'nobody' | 'blocked' | 'unverified' | 'onTaken', string | undefined>>;

const NONE = 2_000_000_000;

beforeAll(async () => {
  const { deps } = test;
  anna = await seedEstate(test);
  boris = await seedEstate(test);
  const registration = { email: 'new@carte.example', phone: '+79001234567', passwordHash: 'none' };
  const blocked = await signedIn(test);
  await deps.db.update(users).set({ state: 'blocked' }).where(eq(users.id, blocked.id));
  outsiders = {
    nobody: undefined,
    blocked: blocked.token,
    unverified: await openSession({ userId: await userStore.register(registration, deps) }, deps),
    onTaken: await openSession(
      { userId: await userStore.register({ ...registration, email: blocked.email }, deps) },
      deps,
    ),
  };
});

const request = (key: EndpointKey, kind: Kind, id: (slot: Slot) => number): Request =>
  requestOf(key, { id, kind, random: randomFrom(7), sections: test.deps.sections });

const send = async (call: Request, token: string | undefined) =>
  test.app.inject({ ...call, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

const hash = () => tablesHash(test.deps.db);

/** Every way to fill some slots and leave the others. */
const fillings = <T>(slots: readonly Slot[], choices: readonly T[]): readonly ReadonlyMap<Slot, T>[] =>
  slots.reduce<readonly ReadonlyMap<Slot, T>[]>(
    (maps, slot) => maps.flatMap((map) => choices.map((choice) => new Map(map).set(slot, choice))),
    [new Map()],
  );

const guarded = ENDPOINT_KEYS.filter((key) => rowOf(key).access !== 'anonymous');
const attackable = ENDPOINT_KEYS.filter((key) => slotsOf(key).length > 0);

describe.each(guarded)('%s', (key) => {
  const { access } = rowOf(key);

  it('[AZ1] [DC-11] is closed to nobody, the blocked and the unverified, and they change nothing', async () => {
    const before = await hash();
    const ways = kindsOf(key).flatMap((kind) => {
      const call = request(key, kind, (slot) => idAt(anna, 0, slot, kind));
      // The twin of an update with files.
      return rowOf(key).files && call.method === 'PUT'
        ? [call, { ...call, method: 'POST' as const }]
        : [call];
    });
    for (const call of ways) {
      expect((await send(call, outsiders.nobody)).statusCode).toBe(401);
      expect((await send(call, outsiders.blocked)).statusCode).toBe(401);
      expect((await send(call, 'x'.repeat(43))).statusCode).toBe(401);
      if (access !== 'user') continue;
      expect((await send(call, outsiders.unverified)).statusCode).toBe(403);
      expect((await send(call, outsiders.onTaken)).statusCode).toBe(403);
    }
    expect(await hash()).toEqual(before);
  });
});

describe.each(attackable)('%s', (key) => {
  const slots = slotsOf(key);

  it('[AZ1] [DC-12] with a foreign id in any slot is what it is with the id of nobody: 404, the same work, no write', async () => {
    const before = await hash();
    for (const kind of kindsOf(key)) {
      for (const attacked of slots) {
        const fill = (foreign: (slot: Slot) => number) =>
          request(key, kind, (slot) => (slot === attacked ? foreign(slot) : idAt(boris, 0, slot, kind)));
        const ask = async (call: Request) => {
          let answer: Awaited<ReturnType<typeof send>> | undefined;
          const work = await test.statementsOf(async () => {
            answer = await send(call, boris.owner.token);
          });
          return { status: answer?.statusCode, body: answer?.body, work };
        };
        const absent = await ask(fill(() => NONE));
        expect(absent.status).toBe(404);
        expect(await ask(fill((slot) => idAt(anna, 0, slot, kind)))).toEqual(absent);
      }
    }
    expect(await hash()).toEqual(before);
  });

  it('[AZ2] with parents and children that do not belong together is absent, all of them mine or not', async () => {
    const before = await hash();
    const sources = [
      { estate: boris, index: 0 },
      { estate: boris, index: 1 },
      { estate: anna, index: 0 },
    ] as const;
    for (const kind of kindsOf(key)) {
      for (const filling of fillings(slots, sources)) {
        const used = new Set(filling.values());
        if (used.size === 1 && !used.has(sources[2])) continue;
        const call = request(key, kind, (slot) => {
          const source = filling.get(slot) ?? sources[0];
          return idAt(source.estate, source.index, slot, kind);
        });
        expect([(await send(call, boris.owner.token)).statusCode, call]).toEqual([404, call]);
      }
    }
    expect(await hash()).toEqual(before);
  });

  it('[AZ2] with the other kind, or with a record from the wrong side of the bin, is absent', async () => {
    const before = await hash();
    for (const kind of kindsOf(key)) {
      const other: Kind = kind === 'food' ? 'drink' : 'food';
      const isKindNamed = /\btype\b|kind/.test(JSON.stringify(rowOf(key)));
      const isKindOf = slots.some(({ of }) => of === 'category' || of === 'food');
      if (isKindNamed && isKindOf && rowOf(key).path.includes('{type}')) {
        const crossed = request(key, kind, (slot) => idAt(boris, 0, slot, other));
        expect((await send(crossed, boris.owner.token)).statusCode).toBe(404);
      }
      for (const turned of slots) {
        const call = request(key, kind, (slot) =>
          idAt(boris, 0, slot === turned ? { ...slot, bin: !slot.bin } : slot, kind),
        );
        // Giving back what was never deleted changes nothing, and is no mistake.
        const isGivenBack = turned.place === 'ids' && key.endsWith('.restoreMany');
        const expected = [isGivenBack ? 200 : 404, call];
        expect([(await send(call, boris.owner.token)).statusCode, call]).toEqual(expected);
      }
    }
    expect(await hash()).toEqual(before);
  });
});

/** The moderator’s, who need not own anything: tests/server/moderation has them. */
const MODERATORS = ENDPOINT_KEYS.filter((key) => rowOf(key).capability === 'moderation');

/** Calls that want a code of the moment: tests/server/secondFactor.test.ts makes them right. */
const WITH_CODE: readonly EndpointKey[] = ['totp.confirm', 'totp.remove', 'profile.accept', ...MODERATORS];

it('[AZ1] what is open without a confirmed session is told by name', () => {
  expect(ENDPOINT_KEYS.filter((key) => rowOf(key).access !== 'user')).toEqual([
    'auth.login',
    'auth.loginPost',
    'auth.register',
    'auth.verify',
    'auth.repeat',
    'auth.logout',
    'profile.one',
    'auth.totp',
    'auth.forgot',
    'auth.reset',
    // Whoever holds the letter is known by it (TM-06).
    'auth.invitation',
    'auth.accept',
  ]);
});

describe('the same calls by the owner', () => {
  const right = ENDPOINT_KEYS.filter((key) => rowOf(key).access === 'user' && !WITH_CODE.includes(key));
  /** What is done once needs something of its own to be done to. */
  const isDeadly = (key: EndpointKey): boolean => /Many$|\.handOver$|\.apply$/.test(key);
  const judged = async (call: Request, { token }: Estate['owner']) => {
    const { statusCode, body } = await send(call, token);
    return statusCode < 300 ? [true, ''] : [false, body];
  };

  it.each(right.filter((key) => !isDeadly(key)))(
    '[AZ1] %s is right: what was refused was refused for its ids alone',
    async (key) => {
      for (const kind of kindsOf(key)) {
        const call = request(key, kind, (slot) => idAt(boris, 0, slot, kind));
        expect(await judged(call, boris.owner)).toEqual([true, '']);
      }
    },
  );

  it('[AZ1] are right, too, if they can be done once: what was refused was refused for its ids alone', async () => {
    const estate = await seedEstate(test);
    for (const { key, place } of inOrder(right.filter(isDeadly))) {
      const call = request(key, 'food', (slot) => idAt(estate, place, slot, 'food'));
      expect([key, ...(await judged(call, estate.owner))]).toEqual([key, true, '']);
    }
  });

  it('[AZ1] the table has no row without a case, and the server no route without a row', () => {
    expect(new Set([...guarded, ...attackable]).size).toBe(guarded.length);
    const twins = ENDPOINT_KEYS.filter((key) => rowOf(key).method === 'PUT' && rowOf(key).files);
    const routes = [...test.app.printRoutes({ commonPrefix: false }).matchAll(/\(([A-Z, ]+)\)/g)];
    const methods = routes.flatMap(([, list = '']) => list.split(', '));
    const others = ['/api/openapi.json', '/healthz', '/readyz', '/files/:name'];
    expect(methods).toHaveLength(ENDPOINT_KEYS.length + twins.length + others.length);
  });
});
