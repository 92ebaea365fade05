import type { WireRecord } from '../../contract/fields';

/** What nobody but its owner can have seen, where the backend does not say when a record was first shown. */
const UNSEEN: readonly unknown[] = ['draft', 'under_moderation', 'rejected'];

/** Whether guests may hold the address of a record already. One that says nothing about it may have been shown. */
export const wasShown = ({ shownAt, status }: WireRecord): boolean =>
  shownAt === undefined ? !UNSEEN.includes(status) : shownAt !== null;
