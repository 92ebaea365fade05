import Chip, { type ChipProps } from '@mui/material/Chip';
import type { DisplayStatus } from '../../contract/vocabulary';
import { DISPLAY_STATUSES } from '../../contract/vocabulary';
import { text } from '../../i18n/text';

/** Badge colours; `default` is MUI's neutral. */
const COLORS = {
  displayed: 'primary',
  not_displayed: 'error',
  draft: 'default',
  rejected: 'error',
  under_moderation: 'secondary',
} as const satisfies Record<DisplayStatus, ChipProps['color']>;

const isDisplayStatus = (status: unknown): status is DisplayStatus =>
  DISPLAY_STATUSES.some((known) => known === status);

/** A display status in Russian and in its colour. A status this console does not know is shown as it came. */
export const StatusBadge = ({ status }: { readonly status: unknown }) => {
  if (isDisplayStatus(status)) {
    return <Chip size="small" color={COLORS[status]} label={text(`list.status.${status}`)} />;
  }
  return typeof status === 'string' && status !== '' ? <Chip size="small" label={status} /> : null;
};
