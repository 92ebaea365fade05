import type { Change } from '../../contract/entities';
import { whenWords } from './whenWords';

/** When something was changed, as people say it. */
export const WhenText = ({ of }: { readonly of: Pick<Change, 'createdAt' | 'timezone'> }) => (
  <time dateTime={of.createdAt}>{whenWords(of.createdAt, new Date(), of)}</time>
);
