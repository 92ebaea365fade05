import type { WireRecord } from '../../contract/fields';
import { invalid } from '../ApiError';
import { readPhone } from '../auth/credentials';
import type { Handler } from '../Call';
import { cityStore } from '../cities/searchCities';
import type { Deps } from '../Deps';
import { DEFAULT_ZONE } from '../engine/wallClock';
import type { FormContextOf } from '../FormContext';
import { fieldErrorText } from '../texts/fieldErrorText';
import { userStore } from '../users';
import type { Profile } from '../users/write';

type ProfileKey = 'profile.one' | 'profile.update';

export const profileHandlers: { readonly [K in ProfileKey]: Handler<K> } = {
  'profile.one': ({ session }, deps) => userStore.one(session.userId, deps),

  'profile.update': async ({ form: { values }, userId, ifMatch }, deps) => {
    await assertCity(values.city_id, deps);
    return userStore.update(userId, { profile: toColumns(values), ifMatch }, deps);
  },
};

export const profileFormContexts: { readonly 'profile.update': FormContextOf<'profile.update'> } = {
  'profile.update': async ({ userId }, deps) => ({
    record: (await userStore.one(userId, deps)).record,
    timezone: DEFAULT_ZONE,
  }),
};

/** @throws ApiError 422 */
const assertCity = async (id: unknown, deps: Pick<Deps, 'db'>): Promise<void> => {
  if (typeof id !== 'number' || (await cityStore.exists(id, deps))) return;
  throw invalid({ city_id: [fieldErrorText({ key: 'errors.address.cityNotChosen' })] });
};

const COLUMNS = {
  name: 'name',
  last_name: 'lastName',
  patronymic: 'patronymic',
  birthday: 'birthday',
  city_id: 'cityId',
  phone: 'phone',
  receive_offers: 'receiveOffers',
} as const satisfies Readonly<Record<string, keyof Profile>>;

/** What was sent and passed, by column; a phone is kept as a registration keeps it. */
const toColumns = (values: WireRecord): Profile =>
  Object.fromEntries(
    Object.entries(COLUMNS)
      .filter(([key]) => Object.hasOwn(values, key))
      .map(([key, column]) => [column, key === 'phone' ? (readPhone(values[key]) ?? null) : values[key]]),
  );
