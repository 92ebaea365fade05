import { describe, expect, it } from 'vitest';
import { PREFERENCE_KEYS } from '../../contract/preferences';
import { mailNotice } from '../../server/notices/notify';
import { hire } from './hire';
import { anew, openServer } from './standing';
import { signedIn } from './testDeps';

const test = openServer();
const anna = anew(test, () => signedIn(test));

const read = async (by = anna) => (await by.get('/api/preferences')).json();
const save = (payload: object, by = anna) => by.put('/api/preferences', payload);
const profile = async (by = anna) => (await by.get('/api/profile')).json();

const ALL = {
  theme: 'dark',
  density: 'compact',
  per_page: 50,
  start_page: '/menu/stop',
  mailed: ['device'],
};

describe('[TD-06] preferences', () => {
  it('are the defaults until something is settled, and the profile says nothing of them', async () => {
    expect(await read()).toEqual({
      theme: 'auto',
      density: 'comfortable',
      per_page: 12,
      start_page: null,
      mailed: ['moderation', 'device'],
    });
    expect(await profile()).not.toHaveProperty('preferences');
  });

  it('are kept for the person: every sign-in and the profile bring them, and nobody else sees them', async () => {
    const saved = await save(ALL);
    expect([saved.statusCode, saved.json()]).toEqual([200, ALL]);
    expect([await read(), (await profile()).preferences]).toEqual([ALL, ALL]);
    const boris = await signedIn(test);
    expect(await read(boris)).toMatchObject({ theme: 'auto' });
    expect(await profile(boris)).not.toHaveProperty('preferences');
  });

  it('keep what a save does not name', async () => {
    await save(ALL);
    await save({ theme: 'light' });
    expect(await read()).toEqual({ ...ALL, theme: 'light' });
    await save({ start_page: null });
    expect(await read()).toEqual({ ...ALL, theme: 'light', start_page: null });
  });

  it.each([
    ['theme', 'neon'],
    ['density', null],
    ['per_page', 13],
    ['per_page', 100000],
    ['start_page', '//evil.example'],
    ['start_page', '/management/finance'],
    ['mailed', ['import']],
    ['mailed', 'device'],
  ])('refuse %s = %j under its name, and store nothing', async (name, value) => {
    const refused = await save({ [name]: value });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [name]]);
    expect(await profile()).not.toHaveProperty('preferences');
  });

  it('know no other key, and nobody without a session', async () => {
    expect((await save({ user_id: 1 })).statusCode).toBe(422);
    const answer = await test.app.inject({ method: 'GET', url: '/api/preferences' });
    expect(answer.statusCode).toBe(401);
    expect(Object.keys(await read())).toEqual([...PREFERENCE_KEYS]);
  });

  it('offer the start pages that the person may open', async () => {
    const cook = await hire(await signedIn(test), { of: anna, role: 'bar' }, test);
    const section = await cook.get('/api/fields/permissions/preferences');
    const start = section.json().preferences.find(({ name }: { name: string }) => name === 'start_page');
    expect(start.options.map(({ value }: { value: string }) => value)).toEqual(['/menu/list', '/menu/stop']);
    expect((await save({ start_page: '/menu/stop' }, cook)).statusCode).toBe(200);
    expect((await save({ start_page: '/management/points' }, cook)).statusCode).toBe(422);
  });

  it('decide which notices come by mail, for each person', async () => {
    const boris = await signedIn(test);
    const clara = await signedIn(test);
    await save({ mailed: [] });
    await save({ mailed: ['device'] }, boris);
    await mailNotice(
      [anna.id, boris.id, clara.id],
      { kind: 'device', facts: { device: 'Chrome на Windows' } },
      test.deps,
    );
    await test.settled();
    expect(test.letters.map(({ to }) => to).sort()).toEqual([boris.email, clara.email].sort());
  });
});
