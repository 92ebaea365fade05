import type { FieldConfig, FieldOption } from '../contract/fieldConfig';
import { DISPLAY_STATUSES, type DisplayStatus } from '../contract/vocabulary';
import { text } from '../i18n/text';
import type { DotTone } from '../ui/Dot';

const isStatus = (value: unknown): value is DisplayStatus =>
  DISPLAY_STATUSES.some((status) => status === value);

/** The Russian name of a status: the option's own, else the catalogue's, else the status as it came. */
export const statusTitle = (field: FieldConfig, status: string): string =>
  field.options.find((option) => String(option.value) === status)?.title ?? statusName(status);

const TONES = {
  displayed: 'good',
  not_displayed: 'bad',
  draft: 'quiet',
  rejected: 'bad',
  under_moderation: 'waiting',
} as const satisfies Record<DisplayStatus, DotTone>;

/** The tone of a status wherever one is shown; one that this console does not know is quiet. */
export const statusTone = (status: unknown): DotTone => (isStatus(status) ? TONES[status] : 'quiet');

/** A status in Russian; one that this console does not know, as it came. */
export const statusName = (status: string): string =>
  isStatus(status) ? text(`list.status.${status}`) : status;

/** What a person may choose: the options of the config, or every status where it names none. */
export const statusChoices = (field: FieldConfig): readonly FieldOption[] =>
  field.options.length > 0
    ? field.options
    : DISPLAY_STATUSES.map((status) => ({ value: status, title: text(`list.status.${status}`) }));
