import type { Role } from '../../contract/entities';
import { text } from '../../i18n/text';
import { defineResource } from '../../kit/declaration/defineResource';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { TeamPages } from '../shared/TeamPages';
import { card, columns } from './columns';
import { messages } from './messages';

const AskCopy = lazyWithPreload(async () => (await import('./AskCopy')).AskCopy);

/** TM-03: presets are not changed, only copied; a copy is one's own. */
const copy: RowAction<Role> = {
  key: 'copy',
  label: () => messages.copy,
  call: { resource: 'roles', verb: 'copy' },
  render: ({ record, onClose }) => <AskCopy role={record} onClose={onClose} />,
};

/** What members may do: the five that every business has, and its own (TM-03). One that is locked is only read. */
export const roles = defineResource({
  name: 'roles',
  capability: 'roles',
  routes: {
    list: '/team/roles',
    create: '/team/roles/add',
    edit: '/team/roles/edit?id',
  },
  messages,
  breadcrumbs: () => [{ key: 'team', label: messages.area }],
  list: { columns, card, search: 'title', actions: [copy], header: TeamPages },
  form: {
    tabs: [{ section: 'role_general', label: '' }],
    afterSave: () => 'list',
    whyLocked: ({ is_locked, preset }) => {
      if (preset !== null) return messages.lockedPreset;
      return is_locked ? text('form.readOnly') : undefined;
    },
  },
});
