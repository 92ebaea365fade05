import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { changes } from '../../../server/db/schema';
import { cleanUp, sweepChanges } from '../../../server/jobs/startMaintenance';
import { askedWhile, planOf } from '../plansOf';
import { createPoint } from '../pointPayload';
import { once, openServer } from '../standing';
import { signedIn } from '../testDeps';

const DAY = 24 * 60 * 60 * 1000;

const test = openServer();
const user = once(() => signedIn(test));
let venue: number;

beforeAll(async () => {
  venue = await createPoint(user);
}, 120_000);

/** So many entries of this age; each twentieth of one record, each hundredth of the person's venue. */
const fill = async (count: number, ageDays: number): Promise<void> => {
  const { db, clock } = test.deps;
  const at = new Date(clock().getTime() - ageDays * DAY).toISOString();
  const other = await createPoint(await signedIn(test), { url: `chuzhaya-${ageDays}` });
  await db.execute(sql`insert into changes
    (batch, point_id, resource, record_id, title, user_id, person, kind, before, after, created_at)
    select gen_random_uuid(), case when n % 100 = 0 then ${venue}::int else ${other}::int end, 'foods', n % 2000,
      'Блюдо ' || n, 1, 'Анна', 'update', '{"price":"390"}', '{"price":"420"}', ${at}::timestamptz + n * interval '1 ms'
    from generate_series(1, ${count}::int) as n`);
};

describe('[HI-07] the age of the history', () => {
  it('ends after HISTORY_DAYS: older entries go in slices, younger ones stay', async () => {
    await test.deps.db.delete(changes);
    await fill(2500, 181);
    await fill(30, 179);
    expect(await sweepChanges(test.deps)).toBe(2500);
    expect(await sweepChanges({ ...test.deps, env: { HISTORY_DAYS: 178 } })).toBe(30);
    await fill(3, 200);
    expect((await cleanUp(test.deps)).changes).toBe(3);
    const statements = await test.statementsOf(() => sweepChanges(test.deps));
    expect(statements).toHaveLength(1);
  });
});

describe('[HI-07] plans over a long history', () => {
  it.each([
    ['one record', '/api/changes?resource=foods&id=100', 'changes_record'],
    ['the journal', '/api/changes', 'changes_point'],
    ['the journal of one venue', '/api/changes?pointId=1', 'changes_point'],
    ['what one person did', '/api/changes?person=1', 'changes_p'],
    ['people to filter by', '/api/fields/permissions/history_main', 'changes_person'],
  ])('%s: no statement reads it from end to end', async (_what, url, index) => {
    const { db } = test.deps;
    const [{ count } = { count: 0 }] = await db.select({ count: sql<number>`count(*)::int` }).from(changes);
    if (count < 20_000) {
      await fill(30_000, 1);
      await db.execute(sql`analyze`);
    }
    const { result, asked } = await askedWhile(() => user.get(url));
    expect(result.statusCode, result.body).toBe(200);
    const selects = asked.filter(({ sql: text }) => /^select/i.test(text) && /changes/.test(text));
    const plans = await Promise.all(selects.map((statement) => planOf(statement, db)));
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on changes/);
    expect(plans.join('\n')).toContain(index);
  });
});
