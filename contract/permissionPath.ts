import type { PermissionKey } from './vocabulary';

/** `menu_stop` leads to `/menu/stop`: the first underscore becomes a slash. */
export const permissionPath = (key: PermissionKey): string => `/${key.replace('_', '/')}`;
