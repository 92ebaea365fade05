import type { FieldRenderer } from '../FieldRenderer';
import { PermissionsInput } from './PermissionsInput';
import { PermissionsRead } from './PermissionsRead';

export const permissions: FieldRenderer = { Input: PermissionsInput, Read: PermissionsRead, wide: true };
