import { statusName, statusTone } from '../../fieldRenderers/statuses';
import { Badge } from '../../ui/Badge';

/** A display status in Russian and in its colour. A status this console does not know is shown as it came. */
export const StatusBadge = ({ status }: { readonly status: unknown }) =>
  typeof status === 'string' && status !== '' ? (
    <Badge tone={statusTone(status)}>{statusName(status)}</Badge>
  ) : null;
