import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '../../contract/fieldConfig';
import type { DisplayStatus } from '../../contract/vocabulary';
import { buildApp } from '../../server/app';
import { sectionsOf } from '../../server/loadSections';
import { decide } from '../../server/moderation/decide';
import { waiting } from '../../server/moderation/readModeration';
import type { Sections } from '../../server/Sections';
import { createPoint } from './pointPayload';
import { openServer } from './standing';
import { signedIn, type TestUser } from './testDeps';

const test = openServer();
let app: FastifyInstance;
let user: TestUser;
/** The sections of the run at hand. */
let sections: Sections;

beforeAll(async () => {
  sections = test.deps.sections;
  const current: Sections = { raw: (name) => sections.raw(name), fields: (name) => sections.fields(name) };
  app = await buildApp({ ...test.deps, sections: current });
}, 120_000);
afterAll(async () => {
  await app.close();
});
beforeEach(async () => {
  await test.reset();
  sections = test.deps.sections;
  user = await signedIn(test);
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${user.token}` },
    ...(payload ? { payload } : {}),
  });

const withPermissions = (granted: Readonly<Record<string, readonly Permission[]>>): Sections => {
  const of = (name: string) =>
    ((test.deps.sections.raw(name) ?? []) as { name: string }[]).map((field) => ({
      ...field,
      permissions: granted[field.name] ?? ['view', 'create', 'edit'],
    }));
  return sectionsOf({
    raw: of,
    forms: ['point_general', 'point_docs', 'point_other'].map((name) => [name, of(name)] as const),
  });
};

const someOf = fc.subarray([...PERMISSIONS]);
const grants = fc.record({ title: someOf, address: someOf, description: someOf, email: someOf });

describe('permissions of fields', () => {
  it('what may not be viewed leaves the server in no answer [FP2]', async () => {
    const id = await createPoint(user, {
      description: 'тайна-описания',
      email: 'secret@carte.example',
      title: 'Тайна названия',
      street: 'тайна-улицы',
    });
    const secrets: Readonly<Record<string, string>> = {
      title: 'Тайна названия',
      address: 'тайна-улицы',
      description: 'тайна-описания',
      email: 'secret@carte.example',
    };
    await fc.assert(
      fc.asyncProperty(grants, async (granted) => {
        sections = withPermissions(granted);
        const bodies = [
          await call('GET', `/api/point/${id}`),
          await call('GET', '/api/point'),
          await call('PUT', `/api/point/${id}`, { phone: '+79005555555' }),
        ].map(({ body }) => body);
        for (const [name, secret] of Object.entries(secrets)) {
          const isViewed = granted[name as keyof typeof granted].includes('view');
          for (const body of bodies) expect(body.includes(secret)).toBe(isViewed);
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('a field hidden by its condition is not stored, whatever it holds [FP5]', async () => {
    const id = await createPoint(user);
    const answer = await call('PUT', `/api/point/${id}`, { show_notice: false, notice: 'никто не увидит' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).not.toHaveProperty('notice');
    expect((await call('PUT', `/api/point/${id}`, { show_notice: true })).json().errors).toHaveProperty(
      'notice',
    );
    expect(
      (await call('PUT', `/api/point/${id}`, { show_notice: true, notice: 'Джаз в пятницу' })).json(),
    ).toMatchObject({ notice: 'Джаз в пятницу' });
  });
});

describe('the status of a point', () => {
  it('walks only where it may, whoever pushes [FP4]', async () => {
    const moves: Readonly<Record<DisplayStatus, readonly DisplayStatus[]>> = {
      draft: ['under_moderation'],
      under_moderation: [],
      displayed: ['not_displayed'],
      not_displayed: ['displayed'],
      rejected: ['under_moderation'],
    };
    const step = fc.oneof(
      fc.constantFrom<DisplayStatus>('draft', 'under_moderation', 'displayed', 'not_displayed', 'rejected'),
      fc.constantFrom('approve' as const, 'reject' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (walk) => {
        const id = await createPoint(user, { url: `u${Math.random()}` });
        let status: DisplayStatus = 'draft';
        for (const wanted of walk) {
          if (wanted === 'approve' || wanted === 'reject') {
            const isDone = await decide(id, { decision: wanted }, test.deps);
            expect(isDone).toBe(status === 'under_moderation');
            if (isDone) status = wanted === 'approve' ? 'displayed' : 'rejected';
            continue;
          }
          const answer = await call('PUT', `/api/point/${id}`, { status: wanted });
          const isAllowed: boolean = wanted === status || moves[status].includes(wanted);
          expect(answer.statusCode).toBe(isAllowed ? 200 : 422);
          if (isAllowed) status = wanted;
          expect((await call('GET', `/api/point/${id}`)).json().status).toBe(status);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('[DC-45] waits for the moderator by default', async () => {
    const id = await createPoint(user);
    const sent = await call('PUT', `/api/point/${id}`, { status: 'under_moderation' });
    expect(sent.json()).toMatchObject({ status: 'under_moderation', is_visible: false });
    expect(await waiting(test.deps)).toEqual([{ id, title: 'Кофе и книги' }]);
    expect(await decide(id, { decision: 'approve' }, test.deps)).toBe(true);
    expect((await call('GET', `/api/point/${id}`)).json()).toMatchObject({
      status: 'displayed',
      is_visible: true,
    });
    expect(await decide(id, { decision: 'reject' }, test.deps)).toBe(false);
  });
});
