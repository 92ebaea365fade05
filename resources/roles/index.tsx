import { useRecordContext } from 'react-admin';
import type { Role } from '../../contract/entities';
import { isKnownField, type SectionField } from '../../contract/fieldConfig';
import { text } from '../../i18n/text';
import { defineResource } from '../../kit/declaration/defineResource';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { useIsPhone } from '../../ui/media';
import { TeamPages } from '../shared/TeamPages';
import { messages } from './messages';

const Rows = lazyWithPreload(async () => (await import('./RoleRows')).RoleRows);

/** What a role is for, in a sentence. */
const LateNote = lazyWithPreload(async () => {
  const { noteOf } = await import('../shared/rights');
  return () => {
    const role = useRecordContext<Role>();
    return role && noteOf(role);
  };
});

/** Close below the title, with the room that its words take: they come late. */
const Head = () => (
  <p
    className="muted text-label below-16"
    style={useIsPhone() ? { minHeight: '3em' } : { marginTop: -16, minHeight: '1.5em' }}
  >
    <LateNote />
  </p>
);

const whyLocked = ({ is_locked, preset }: Role): string | undefined => {
  if (preset !== null) return messages.lockedPreset;
  return is_locked ? text('form.readOnly') : undefined;
};

/** Of a role that is only read the rights alone: the page bears its name, and nothing takes effect that nobody can change. */
const onlyRead = (fields: readonly SectionField[], { levels }: Role): readonly SectionField[] =>
  fields.filter(isKnownField).flatMap((field) => {
    if (field.type !== 'permissions') return [];
    const sections = field.sections?.filter(({ area }) => !area || levels[area]) ?? [];
    return [{ ...field, description: '', sections }];
  });

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
    whyLocked,
    useFields: (fields, { record }) =>
      record && whyLocked(record) !== undefined ? onlyRead(fields, record) : fields,
  },
});
