import { text } from '../../i18n/text';
import { defineResource } from '../../kit/declaration/defineResource';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { useIsPhone } from '../../ui/media';
import { TeamPages } from '../shared/TeamPages';
import { messages } from './messages';

const Rows = lazyWithPreload(async () => (await import('./RoleRows')).RoleRows);

const LateHead = lazyWithPreload(async () => (await import('./RoleHead')).RoleHead);

/** Above the form, with the room that its words take: they come late. */
const Head = () => (
  <section className="card stack gap-8 pad-16-24 below-16" style={{ minHeight: useIsPhone() ? 206 : 110 }}>
    <LateHead />
  </section>
);

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
  list: { shape: { Rows, preload: Rows.preload }, search: 'title', header: TeamPages },
  // TM-03: presets are not changed, only copied; a copy is one's own.
  actions: [
    {
      call: 'roles.copy',
      label: messages.copy,

      ask: async () => (await import('../../i18n/teamWords')).teamWords.copy,
    },
  ],
  form: {
    header: Head,
    tabs: [{ section: 'role_general', label: '' }],
    afterSave: () => 'list',
    whyLocked: ({ is_locked, preset }) => {
      if (preset !== null) return messages.lockedPreset;
      return is_locked ? text('form.readOnly') : undefined;
    },
  },
});
