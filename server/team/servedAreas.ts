import { PERMISSION_KEYS, type PermissionKey } from '../../contract/vocabulary';

/** No screen serves them: a role may hold their keys, nobody is led there (TD-01). Who adds a screen takes its line out. */
const WITHOUT_SCREEN: readonly PermissionKey[] = [
  'management_finance',
  'management_analytics',
  'team_schedule',
  'team_salary',
  'team_recruitment',
];

/** The areas that this backend speaks of when somebody signs in, in the order of the sidebar. */
export const SERVED_AREAS: readonly PermissionKey[] = PERMISSION_KEYS.filter(
  (key) => !WITHOUT_SCREEN.includes(key),
);
