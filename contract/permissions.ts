import type { FieldConfig, FormMode } from './fieldConfig';

/** Whether the field is shown at all. */
export const canView = (field: FieldConfig): boolean => field.permissions.includes('view');

/** Whether the field can be changed and is sent: `create` for a new record, `edit` for one that exists. */
export const canWrite = (field: FieldConfig, mode: FormMode): boolean =>
  canView(field) && field.permissions.includes(mode);
