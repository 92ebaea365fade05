import type { PermissionKey } from './vocabulary';

/** `menu_stop` leads to `/menu/stop`: the first underscore becomes a slash (1§2). */
export const permissionPath = (key: PermissionKey): string => `/${key.replace('_', '/')}`;
