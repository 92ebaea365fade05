import type { Role } from '../../contract/entities';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { messages } from './messages';

const AskCopy = lazyWithPreload(async () => (await import('./AskCopy')).AskCopy);

/** TM-03: presets are not changed, only copied; a copy is one's own. */
export const copy: RowAction<Role> = {
  key: 'copy',
  label: () => messages.copy,
  call: { resource: 'roles', verb: 'copy' },
  render: ({ record, onClose }) => <AskCopy role={record} onClose={onClose} />,
};
