import type { TestUser } from './testDeps';

const day = { begin: '10:00', end: '22:00', around_the_clock: false, is_enabled: true };

/** The general section of a point, complete and right. City 1 stands in the reference list. */
export const pointPayload = (change: Readonly<Record<string, unknown>> = {}) => ({
  status: 'draft',
  title: 'Кофе и книги',
  type: 1,
  url: 'kofe-i-knigi',
  city_id: 1,
  street: 'Тверская',
  house: '7',
  approach: null,
  floor: null,
  office: null,
  phone: '+79001234567',
  phone_other: [],
  graphic: {
    all_days: { ...day },
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((key) => [key, { ...day }])),
  },
  ...change,
});

/** Creates a point through the API. @returns its id */
export const createPoint = async (
  user: TestUser,
  change: Readonly<Record<string, unknown>> = {},
): Promise<number> => {
  const answer = await user.post('/api/point', pointPayload(change));
  if (answer.statusCode !== 201) throw new Error(`Expected 201, got ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ id: number }>().id;
};

/** Creates a point and publishes it as the moderator would. */
export const createShownPoint = async (
  user: TestUser,
  change: Readonly<Record<string, unknown>> = {},
): Promise<number> => {
  const id = await createPoint(user, change);
  await user.put(`/api/point/${id}`, { status: 'under_moderation' });
  return id;
};
