import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisplayStatus } from '../../../contract/vocabulary';
import { decide } from '../../../server/moderation/decide';
import { waiting } from '../../../server/moderation/readModeration';
import { createPoint } from '../pointPayload';
import { anew, openServer } from '../standing';
import { signedIn } from '../testDeps';

const test = openServer();
const user = anew(test, () => signedIn(test));

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
          const answer = await user.put(`/api/point/${id}`, { status: wanted });
          const isAllowed: boolean = wanted === status || moves[status].includes(wanted);
          expect(answer.statusCode).toBe(isAllowed ? 200 : 422);
          if (isAllowed) status = wanted;
          expect((await user.get(`/api/point/${id}`)).json().status).toBe(status);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('[DC-45] waits for the moderator by default', async () => {
    const id = await createPoint(user);
    const sent = await user.put(`/api/point/${id}`, { status: 'under_moderation' });
    expect(sent.json()).toMatchObject({ status: 'under_moderation', is_visible: false });
    expect(await waiting(test.deps)).toEqual([{ id, title: 'Кофе и книги' }]);
    expect(await decide(id, { decision: 'approve' }, test.deps)).toBe(true);
    expect((await user.get(`/api/point/${id}`)).json()).toMatchObject({
      status: 'displayed',
      is_visible: true,
    });
    expect(await decide(id, { decision: 'reject' }, test.deps)).toBe(false);
  });
});
