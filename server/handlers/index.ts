import type { EndpointKey } from '../../contract/endpoints';
import type { Handler } from '../Call';
import { formContextsOf, handlersOf } from '../engine/handlersOf';
import type { FormContextOf, FormKey } from '../FormContext';
import { categories, foods, menus, points, resources } from '../resources';
import { authHandlers } from './auth';
import { businessHandlers } from './business';
import { categoriesHandlers } from './categories';
import { changeHandlers } from './changes';
import { fieldHandlers } from './fields';
import { foodsHandlers } from './foods';
import { guestHandlers } from './guest';
import { ingredientHandlers } from './ingredients';
import { invitationHandlers } from './invitations';
import { liveHandlers } from './live';
import { menusHandlers } from './menus';
import { moderationHandlers } from './moderation';
import { noticeHandlers } from './notices';
import { overviewHandlers } from './overview';
import { pointFoodHandlers } from './pointFoods';
import { pointsHandlers } from './points';
import { preferenceFormContexts, preferenceHandlers } from './preferences';
import { previewHandlers } from './preview';
import { profileFormContexts, profileHandlers } from './profile';
import { recoveryHandlers } from './recovery';
import { referenceHandlers } from './references';
import { roleFormContexts, roleHandlers } from './roles';
import { searchHandlers } from './search';
import { secondFactorHandlers } from './secondFactor';
import { sessionHandlers } from './sessions';
import { staffFormContexts, staffHandlers } from './staff';
import { stopListHandlers } from './stopList';
import { templateHandlers } from './templates';
import { viewHandlers } from './views';

/** One handler per endpoint: a row without one does not compile. */
export const handlers = {
  ...authHandlers,
  ...recoveryHandlers,
  ...profileHandlers,
  ...preferenceHandlers,
  ...viewHandlers,
  ...sessionHandlers,
  ...secondFactorHandlers,
  ...fieldHandlers,
  ...handlersOf(points, resources),
  ...handlersOf(menus, resources),
  ...handlersOf(categories, resources),
  ...handlersOf(foods, resources),
  ...pointsHandlers,
  ...menusHandlers,
  ...categoriesHandlers,
  ...foodsHandlers,
  ...templateHandlers,
  ...referenceHandlers,
  ...ingredientHandlers,
  ...stopListHandlers,
  ...pointFoodHandlers,
  ...changeHandlers(resources),
  ...overviewHandlers(resources),
  ...searchHandlers(resources),
  ...guestHandlers,
  ...previewHandlers(resources),
  ...noticeHandlers,
  ...moderationHandlers,
  ...liveHandlers(resources),
  ...staffHandlers,
  ...roleHandlers,
  ...businessHandlers,
  ...invitationHandlers,
} satisfies { readonly [K in EndpointKey]: Handler<K> };

/** What every form of the table is validated against: a form without its context does not compile. */
export const formContexts = {
  ...profileFormContexts,
  ...preferenceFormContexts,
  ...formContextsOf(points),
  ...formContextsOf(menus),
  ...formContextsOf(categories),
  ...formContextsOf(foods),
  ...staffFormContexts,
  ...roleFormContexts,
} satisfies { readonly [K in FormKey]: FormContextOf<K> };

/**
 * Writes that open a transaction of their own: because they compute a password's hash before it, and nobody shall wait for a
 * connection while a core is busy for tenths of a second; or because what they
 * answer must be kept nowhere.
 */
export const ownTransactions: ReadonlySet<string> = new Set<EndpointKey>([
  'guest.preview',
  'profile.password',
  'business.handOver',
  'totp.begin',
  'totp.confirm',
  'totp.remove',
]);

/** Writes whose handlers do many rows by `inSlices`: no transaction is open around them. */
export const manyRows: ReadonlySet<string> = new Set<EndpointKey>([
  'points.bulk',
  'menus.bulk',
  'categories.bulk',
  'foods.bulk',
  'foods.addRows',
  'foods.copy',
  'categories.copy',
  'menus.copy',
  'menus.takeOver',
  'menus.importSheet',
  'changes.undo',
]);
