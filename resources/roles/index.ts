import { text } from '../../i18n/text';
import { defineResource } from '../../kit/declaration/defineResource';
import { TeamPages } from '../shared/TeamPages';
import { copy } from './actions';
import { card, columns } from './columns';
import { messages } from './messages';

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
