import { asBoolean } from '../asBoolean';
import { PERMISSIONS, type Permission } from '../fieldConfig';
import { isRecord } from '../isRecord';

/** A list of permissions, a map of flags, or comma-separated text; nothing at all grants nothing (1§6). */
export const readPermissions = (raw: unknown): readonly Permission[] => {
  const granted = typeof raw === 'string' ? raw.split(',').map((one) => one.trim()) : raw;
  if (Array.isArray(granted)) return PERMISSIONS.filter((permission) => granted.includes(permission));
  if (!isRecord(granted)) return [];
  return PERMISSIONS.filter((permission) => asBoolean(granted[permission]) === true);
};
