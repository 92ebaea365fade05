import type { FieldConfig, FieldOption } from '../contract/fieldConfig';
import { DISPLAY_STATUSES, type DisplayStatus } from '../contract/vocabulary';
import { text } from '../i18n/text';

const isStatus = (value: string): value is DisplayStatus =>
  DISPLAY_STATUSES.some((status) => status === value);

/** The Russian name of a status: the option's own, else the catalogue's, else the status as it came. */
export const statusTitle = (field: FieldConfig, status: string): string =>
  field.options.find((option) => String(option.value) === status)?.title ??
  (isStatus(status) ? text(`list.status.${status}`) : status);

/** What a person may choose: the options of the config, or every status where it names none. */
export const statusChoices = (field: FieldConfig): readonly FieldOption[] =>
  field.options.length > 0
    ? field.options
    : DISPLAY_STATUSES.map((status) => ({ value: status, title: text(`list.status.${status}`) }));
