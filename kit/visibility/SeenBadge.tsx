import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { text } from '../../i18n/text';
import { Badge, type BadgeTone } from '../../ui/Badge';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { useCapability } from '../parts/may';
import { readVisibility } from './readVisibility';

const Unseen = () => text('list.status.not_displayed');

/** Words that no first row waits for. */
const HiddenWords = lazyWithPreload(async () => (await import('./HiddenWords')).HiddenWords, <Unseen />);

interface Said {
  readonly tone: BadgeTone;
  readonly said: ReactNode;
}

interface Of {
  readonly record?: RaRecord;
  readonly resource?: string;
}

/**
 * What guests see of a record, by default the one of this row, in the words and the colour of a badge: that they do, or until
 * when not. Where its backend says nothing of it, a record that is shown is seen.
 */
export const useSeen = (isShown: boolean, of: Of = {}): Said => {
  const record = useRecordContext(of);
  const resource = useResourceContext(of);
  // Who names the record knows that it tells.
  const isTold = useCapability('visibility') || of.record !== undefined;
  const told = isTold ? readVisibility(record) : undefined;
  if (isShown && told?.is_visible !== false) return { tone: 'good', said: text('list.status.displayed') };
  const own = told?.causes.find((cause) => cause.resource === resource);
  // What begins by itself waits for its hour.
  const tone = own?.kind === 'hours' ? 'waiting' : 'bad';
  return { tone, said: told && own ? <HiddenWords cause={own} zone={told.timezone} /> : <Unseen /> };
};

/** The badge of a record that is shown; why nobody sees it all the same stands in it. */
export const SeenBadge = (of: Of) => {
  const { tone, said } = useSeen(true, of);
  return <Badge tone={tone}>{said}</Badge>;
};
