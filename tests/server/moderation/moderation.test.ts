import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../server/db/schema';
import { alsoHire, memberOf } from '../hire';
import { createPoint } from '../pointPayload';
import { fileOf, multipart, PUT, samplePng } from '../samples';
import { anew, openServer } from '../standing';
import { signedIn, type TestUser } from '../testDeps';

const MODERATOR = 'moderator@carte.example';
const test = openServer({ MODERATORS: [MODERATOR] });
const anna = anew(test, () => signedIn(test));
let igor: TestUser;
let point: number;

beforeEach(async () => {
  igor = await signedIn(test);
  await test.deps.db.update(users).set({ email: MODERATOR }).where(eq(users.id, igor.id));
  point = await createPoint(anna);
});

const send = (id = point) => anna.put(`/api/point/${id}`, { status: 'under_moderation' });
const queue = async (): Promise<{ id: number; again: boolean }[]> =>
  (await igor.get('/api/moderation')).json().data;
const look = async (id = point) => (await igor.get(`/api/moderation/${id}`)).json();
const decide = (payload: object, user = igor, id = point) => user.put(`/api/moderation/${id}`, payload);
const record = async () => (await anna.get(`/api/point/${point}`)).json();

describe('[MO-01] the moderator’s desk', () => {
  it('shows what waits, oldest first, and what has changed since the last decision', async () => {
    const second = await createPoint(anna, { title: 'Зерно', url: 'zerno' });
    await send(second);
    test.wait(60_000);
    await send(point);
    expect(await queue()).toMatchObject([
      { id: second, title: 'Зерно', city: expect.any(String), again: false },
      { id: point, again: false },
    ]);
    expect(await look()).toMatchObject({ before: null, decided_at: null, record: { title: 'Кофе и книги' } });
    expect((await look()).sections.map(({ name }: { name: string }) => name)).toEqual([
      'point_general',
      'point_docs',
      'point_other',
    ]);
    await decide({ decision: 'reject', reason: 'Другое название' });
    await anna.put(`/api/point/${point}`, { title: 'Кофе', status: 'under_moderation' });
    expect(await look()).toMatchObject({ before: { title: 'Кофе и книги' }, record: { title: 'Кофе' } });
    expect((await queue()).find(({ id }) => id === point)).toMatchObject({ again: true });
  });

  it('shows the cover in the queue and among what has changed; a shown venue gets a new one without being asked', async () => {
    const give = async (name: string) => {
      const file = fileOf(await samplePng(300, 200), name, 'image/png');
      const { payload, headers } = await multipart([PUT, ['cover', file]]);
      return anna.post(`/api/point/${point}`, payload, headers);
    };
    await give('a.png');
    await send();
    expect(await queue()).toMatchObject([{ id: point, picture: { name: 'a.png' } }]);
    await decide({ decision: 'reject', reason: 'Другое фото' });
    await give('b.png');
    await send();
    expect(await look()).toMatchObject({
      before: { cover: { name: 'a.png' } },
      record: { cover: { name: 'b.png' } },
    });
    await decide({ decision: 'approve' });
    expect((await give('c.png')).json()).toMatchObject({ status: 'displayed', cover: { name: 'c.png' } });
  });

  it('lets guests see what is approved', async () => {
    await send();
    expect((await decide({ decision: 'approve' })).statusCode).toBe(200);
    expect(await record()).toMatchObject({ status: 'displayed', is_visible: true });
    expect(await queue()).toEqual([]);
    expect((await decide({ decision: 'reject', reason: 'Поздно' })).statusCode).toBe(409);
  });

  it('decides on what was looked at', async () => {
    await send();
    const { version } = await look();
    await anna.put(`/api/point/${point}`, { title: 'Другое имя' });
    expect((await decide({ decision: 'approve', version })).statusCode).toBe(412);
    expect(await record()).toMatchObject({ status: 'under_moderation' });
  });

  it('wants a reason for a rejection, of the length and for the fields that there are', async () => {
    await send();
    const refused = async (payload: object) => (await decide(payload)).statusCode;
    expect(await refused({ decision: 'reject' })).toBe(422);
    expect(await refused({ decision: 'reject', reason: '  ', fields: { title: '' } })).toBe(422);
    expect(await refused({ decision: 'reject', reason: 'х'.repeat(256) })).toBe(422);
    expect(await refused({ decision: 'reject', fields: { nobody: 'Нет такого' } })).toBe(422);
    expect(await refused({ decision: 'burn' })).toBe(422);
    expect(await record()).toMatchObject({ status: 'under_moderation' });
  });

  it('is there for moderators alone, who are told so, and not for their own venues', async () => {
    await send();
    const capabilities = async (user: TestUser): Promise<string[]> =>
      (await user.get('/api/profile')).json().capabilities;
    expect(await capabilities(igor)).toContain('moderation');
    expect(await capabilities(anna)).not.toContain('moderation');
    for (const [method, url] of [
      ['GET', '/api/moderation'],
      ['GET', `/api/moderation/${point}`],
    ] as const)
      expect((await anna.call({ method, url })).statusCode).toBe(404);
    expect((await decide({ decision: 'approve' }, anna)).statusCode).toBe(404);
    await memberOf(igor, { of: anna, role: 'viewer' }, test);
    expect((await decide({ decision: 'approve' })).statusCode).toBe(403);
    expect(await record()).toMatchObject({ status: 'under_moderation' });
  });
});

describe('[MO-02] what the owner learns', () => {
  it('is the reason on the record, in the notices, by mail and in the history', async () => {
    await send();
    await decide({ decision: 'reject', reason: 'Почти готово', fields: { title: 'Нет такой вывески' } });
    expect(await record()).toMatchObject({
      status: 'rejected',
      remarks: { reason: 'Почти готово', fields: { title: 'Нет такой вывески' } },
    });
    const { data } = (await anna.get('/api/notices')).json();
    expect(data).toMatchObject([
      {
        kind: 'moderation',
        facts: {
          pointId: point,
          point: 'Кофе и книги',
          status: 'rejected',
          reason: 'Почти готово',
          fields: [{ section: 'point_general', field: 'title', reason: 'Нет такой вывески' }],
        },
      },
    ]);
    await test.settled();
    const letter = test.letters.find(({ to }) => to === anna.email);
    expect(letter?.subject).toBe('Точка «Кофе и книги» отклонена');
    expect(letter?.text).toContain('Почти готово');
    expect(letter?.text).toContain('Название точки: Нет такой вывески');
    const history = (await anna.get(`/api/changes?resource=points&id=${point}`)).json();
    expect(history.data[0]).toMatchObject({
      person: { id: null, name: 'Модератор' },
      before: { status: 'under_moderation' },
      after: { status: 'rejected' },
    });
  });

  it('goes with the next attempt', async () => {
    await send();
    await decide({ decision: 'reject', reason: 'Почти готово' });
    await send();
    expect(await record()).not.toHaveProperty('remarks');
  });

  it('comes to who sent it and to the owners, and to no other member', async () => {
    const chef = await alsoHire(await signedIn(test), { of: anna, role: 'chef' }, test);
    const manager = await alsoHire(await signedIn(test), { of: anna, role: 'manager' }, test);
    await manager.put(`/api/point/${point}`, { status: 'under_moderation' });
    await decide({ decision: 'approve' });
    const count = async (user: TestUser): Promise<number> => (await user.get('/api/notices')).json().total;
    expect([await count(anna), await count(manager), await count(chef)]).toEqual([1, 1, 0]);
  });
});
