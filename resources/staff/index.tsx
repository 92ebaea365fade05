import { text } from '../../i18n/text';
import { defineResource } from '../../kit/declaration/defineResource';
import { TeamPages } from '../shared/TeamPages';
import { canRemove, handOver, sendAgain, withdraw } from './actions';
import { binCard, binColumns, card, columns, nameOf } from './columns';
import { messages } from './messages';

/** Who works in the business, and who is invited to: inviting somebody is adding them (TM-05). */
export const staff = defineResource({
  name: 'staff',
  permission: 'team_staff',
  capability: 'staff',
  messages,
  breadcrumbs: () => [{ key: 'team', label: messages.area }],
  represent: nameOf,
  list: {
    columns,
    card,
    search: 'nameAndEmail',
    filters: 'staff_main',
    actions: [sendAgain, withdraw, handOver],
    canDelete: canRemove,
    header: TeamPages,
  },
  form: {
    // The whole business is what most people are let into; a venue or two is said on purpose.
    defaults: { all_points: true },
    afterSave: () => 'list',
    whyLocked: ({ is_me, is_locked }) => (is_me || is_locked ? text('form.readOnly') : undefined),
    submitLabel: ({ record }) => (record ? undefined : messages.invite),
    savedNotice: ({ before }) => (before ? undefined : messages.invited),
  },
  bin: { columns: binColumns, card: binCard, search: 'nameAndEmail' },
});
