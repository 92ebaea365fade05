import { checkText } from '../../contract/fields/checkText';
import type { FieldProblem } from '../../contract/fields/FieldKind';
import { isIsoDate } from '../../contract/fields/isoDate';
import { limits } from '../../contract/limits';
import { readPhone } from '../auth/credentials';
import type { Handler } from '../Call';
import { type FieldTexts, invalid } from '../Refusal';
import { cityStore } from '../stores/cities';
import { userStore } from '../stores/users';
import type { Profile } from '../stores/users/write';
import { DEFAULT_ZONE, today } from '../stores/wallClock';
import { problemText } from '../texts/problemText';
import type { World } from '../World';

type ProfileKey = 'profile.one' | 'profile.update';

export const profileHandlers: { readonly [K in ProfileKey]: Handler<K> } = {
  'profile.one': ({ session }, world) => userStore.one(session.userId, world),

  'profile.update': async ({ body, userId, ifMatch }, world) =>
    userStore.update(userId, { profile: await readProfile(body, world), ifMatch }, world),
};

/** Each key that was sent, judged; the others stay as they are. @throws Refusal 422 */
const readProfile = async (
  body: Readonly<Record<string, unknown>>,
  world: Pick<World, 'db' | 'clock'>,
): Promise<Profile> => {
  const profile: Record<string, unknown> = {};
  const errors: Record<string, readonly string[]> = {};
  for (const [key, value] of Object.entries(body)) {
    const read = READERS[key];
    const found = read && (await read(value, world));
    if (found === undefined) continue;
    if ('error' in found) errors[key] = [problemText(found.error)];
    else Object.assign(profile, found.columns);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors satisfies FieldTexts);
  return profile;
};

type Read = { readonly columns: Profile } | { readonly error: FieldProblem };
type Reader = (value: unknown, world: Pick<World, 'db' | 'clock'>) => Read | Promise<Read>;

const FORMAT: Read = { error: { key: 'errors.invalidFormat' } };
const isEmpty = (value: unknown): boolean => value === null || value === '';

const nameOf =
  (column: 'name' | 'lastName' | 'patronymic', min: number): Reader =>
  (value) => {
    if (isEmpty(value) && min === 0) return { columns: { [column]: null } };
    if (typeof value !== 'string') return FORMAT;
    if (isEmpty(value)) return { error: { key: 'errors.minLength', args: { smart_count: min } } };
    // As every text of a form: a name is what strangers see, too.
    const [problem] = checkText(value, { min_length: Math.max(1, min), max_length: limits.firstNameMax });
    return problem ? { error: problem } : { columns: { [column]: value.trim() } };
  };

const READERS: Readonly<Record<string, Reader>> = {
  name: nameOf('name', limits.firstNameMin),
  last_name: nameOf('lastName', 0),
  patronymic: nameOf('patronymic', 0),
  birthday: (value, { clock }) => {
    if (isEmpty(value)) return { columns: { birthday: null } };
    const isPast = typeof value === 'string' && isIsoDate(value) && value <= today(clock(), DEFAULT_ZONE);
    return isPast && value >= '1900-01-01' ? { columns: { birthday: value } } : FORMAT;
  },
  city_id: async (value, world) => {
    if (isEmpty(value)) return { columns: { cityId: null } };
    const isKnown = typeof value === 'number' && (await cityStore.exists(value, world));
    return isKnown ? { columns: { cityId: value } } : { error: { key: 'errors.address.cityNotChosen' } };
  },
  phone: (value) => {
    const phone = readPhone(value);
    return phone === undefined ? { error: { key: 'errors.phone.invalidFormat' } } : { columns: { phone } };
  },
  receive_offers: (value) => (typeof value === 'boolean' ? { columns: { receiveOffers: value } } : FORMAT),
};
