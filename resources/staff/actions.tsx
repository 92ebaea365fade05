import type { Member } from '../../contract/entities';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { messages } from './messages';

// Questions are asked rarely: no list waits for them.
const AskAgain = lazyWithPreload(async () => (await import('./InvitationQuestions')).AskAgain);
const AskWithdraw = lazyWithPreload(async () => (await import('./InvitationQuestions')).AskWithdraw);
const HandOver = lazyWithPreload(async () => (await import('./HandOver')).HandOver);

const isWaiting = ({ state }: Member): boolean => state !== 'active';

/**
 * An invitation is withdrawn, in its own words; who holds more than one does, or owns the business and is oneself, is not removed at all:
 * an owner hands it over first.
 */
export const canRemove = (member: Member): boolean =>
  !isWaiting(member) && !member.is_locked && !(member.is_me && member.role.preset === 'owner');

export const sendAgain: RowAction<Member> = {
  key: 'sendAgain',
  label: () => messages.sendAgain,
  call: { resource: 'staff', verb: 'invite' },
  isFor: (member) => isWaiting(member) && !member.is_locked,
  render: ({ record, onClose }) => <AskAgain member={record} onClose={onClose} />,
};

/** Leads to the bin as deleting does, in the words of an invitation. */
export const withdraw: RowAction<Member> = {
  key: 'withdraw',
  label: () => messages.withdraw,
  call: { resource: 'staff', verb: 'deleteMany' },
  isFor: (member) => isWaiting(member) && !member.is_locked,
  render: ({ record, onClose }) => <AskWithdraw member={record} onClose={onClose} />,
};

/** TM-08. Nobody but an owner may ask for it. */
export const handOver: RowAction<Member> = {
  key: 'handOver',
  label: () => messages.handOver,
  call: { resource: 'business', verb: 'handOver' },
  isFor: (member) => !isWaiting(member) && !member.is_me && member.role.preset !== 'owner',
  render: ({ record, onClose }) => <HandOver member={record} onClose={onClose} />,
};
