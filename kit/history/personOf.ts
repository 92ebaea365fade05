import type { Change } from '../../contract/entities';
import type { ChangeKind } from '../../contract/vocabulary';
import { text } from '../../i18n/text';

/** What the clock does by itself when nobody is named: a stop that was to end has ended. */
const BY_CLOCK: readonly ChangeKind[] = ['stop', 'resume'];

/** Who did it; the operator of the server has no account, and the clock is nobody. */
export const personOf = ({ person, kind }: Pick<Change, 'person' | 'kind'>): string =>
  person?.name ?? text(BY_CLOCK.includes(kind) ? 'history.byClock' : 'history.operator');
