import type { TextKey } from '../../i18n/ru';
import type { User } from '../auth/User';
import { shownBirthday, wireBirthday } from './birthday';

/** The form of the edit panel, as it is typed. */
export interface AccountValues {
  readonly lastName: string;
  readonly name: string;
  readonly patronymic: string;
  /** `dd.MM.yyyy` */
  readonly birthday: string;
  readonly city: { readonly title: string; readonly id: number | null };
  readonly phone: string;
  readonly receivesOffers: boolean;
}

/** How the fields are called where they are named one by one. */
export const TITLES = {
  lastName: 'account.lastName',
  name: 'account.name',
  patronymic: 'account.patronymic',
  birthday: 'account.birthday',
  city: 'account.city',
  phone: 'account.phone',
  receivesOffers: 'account.offers',
} as const satisfies Readonly<Record<keyof AccountValues, TextKey>>;
export const FIELD_NAMES = Object.keys(TITLES) as readonly (keyof AccountValues)[];

export const accountValues = (user: User): AccountValues => ({
  lastName: user.lastName,
  name: user.name,
  patronymic: user.patronymic,
  birthday: shownBirthday(user.birthday),
  city: { title: user.city, id: user.cityId },
  phone: user.phone,
  receivesOffers: user.receivesOffers,
});

/** The body of `profile.update`: an emptied field travels as null, so that it can be cleared. */
export const accountBody = (values: AccountValues) => ({
  name: values.name.trim(),
  last_name: textOrNull(values.lastName),
  patronymic: textOrNull(values.patronymic),
  birthday: wireBirthday(values.birthday),
  // A city that came without an id and was left alone stays what it is.
  ...(values.city.id === null && values.city.title.trim() !== '' ? {} : { city_id: values.city.id }),
  phone: textOrNull(values.phone),
  receive_offers: values.receivesOffers,
});

const textOrNull = (value: string): string | null => value.trim() || null;
