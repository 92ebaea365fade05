import type { Change } from '../../contract/entities';
import { text } from '../../i18n/text';

/** Who did it; the operator of the server has no account. */
export const personOf = ({ person }: Change): string => person?.name ?? text('history.operator');
