import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { momentWords } from '../../../kit/visibility/momentWords';
import { Badge } from '../../../ui/Badge';
import type { Venue } from '../../shared/stop/useVenue';

/** Whether the venue is open now, and until when. */
export const OpenNow = ({ venue: { opening, zone } }: { readonly venue: Venue }) => {
  if (!opening) return null;
  const { isOpen, until } = opening;
  const moment = until && momentWords(until, { now: serverNow(), zone });
  const [plain, timed] = isOpen ? [words.open, words.openUntil] : [words.closed, words.closedUntil];
  return <Badge tone={isOpen ? 'good' : 'quiet'}>{moment ? shownText(timed, { moment }) : plain}</Badge>;
};
