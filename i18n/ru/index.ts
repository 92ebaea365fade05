import type { account } from './account';
import type { auth } from './auth';
import type { codes } from './codes';
import type { common } from './common';
import type { editor } from './editor';
import type { errors } from './errors';
import type { fields } from './fields';
import type { form } from './form';
import type { guide } from './guide';
import type { history } from './history';
import type { landing } from './landing';
import type { list } from './list';
import type { moderation } from './moderation';
import type { notices } from './notices';
import type { palette } from './palette';
import type { preferences } from './preferences';
import type { ReactAdminKey } from './reactAdmin';
import type { shell } from './shell';
import type { views } from './views';

/** All texts of the console, flat. Areas must not share keys; a test holds that. */
export type Catalogue = typeof account &
  typeof auth &
  typeof codes &
  typeof common &
  typeof editor &
  typeof errors &
  typeof fields &
  typeof form &
  typeof guide &
  typeof history &
  typeof landing &
  typeof list &
  typeof moderation &
  typeof notices &
  typeof palette &
  typeof preferences &
  typeof shell &
  typeof views;

/** Those of react-admin's parts included. */
export type TextKey = keyof Catalogue | ReactAdminKey;

/** Flat, or nested as react-admin's packages have them. */
export type AreaTexts = Readonly<Record<string, string | object | undefined>>;

/** How each area is read. They are chunks of their own, so that the landing page does not carry the console's words. */
export const AREAS = {
  account: async () => (await import('./account')).account,
  auth: async () => (await import('./auth')).auth,
  codes: async () => (await import('./codes')).codes,
  common: async () => (await import('./common')).common,
  editor: async () => (await import('./editor')).editor,
  errors: async () => (await import('./errors')).errors,
  fields: async () => (await import('./fields')).fields,
  form: async () => (await import('./form')).form,
  guide: async () => (await import('./guide')).guide,
  history: async () => (await import('./history')).history,
  landing: async () => (await import('./landing')).landing,
  list: async () => (await import('./list')).list,
  moderation: async () => (await import('./moderation')).moderation,
  notices: async () => (await import('./notices')).notices,
  palette: async () => (await import('./palette')).palette,
  preferences: async () => (await import('./preferences')).preferences,
  reactAdmin: async () => (await import('./reactAdmin')).reactAdmin,
  shell: async () => (await import('./shell')).shell,
  views: async () => (await import('./views')).views,
  stockParts: async () => {
    const [russian, own] = await Promise.all([import('ra-language-russian'), import('./stockParts')]);
    return { ...russian.default, ...own.stockParts };
  },
} as const satisfies Readonly<Record<string, () => Promise<AreaTexts>>>;

export type Area = keyof typeof AREAS;

const isArea = (name: string): name is Area => name in AREAS;

/** Read by who needs them: with their page, with a stock part of react-admin, and the palette after everything else. */
const LATER: readonly Area[] = [
  'auth',
  'account',
  'codes',
  'editor',
  'guide',
  'landing',
  'moderation',
  'notices',
  'palette',
  'preferences',
  'stockParts',
  'views',
];

/** What the console itself says from the start. */
export const CONSOLE_AREAS: readonly Area[] = Object.keys(AREAS)
  .filter(isArea)
  .filter((area) => !LATER.includes(area));
