import type { FieldOption } from '../fieldConfig';
import { memberStates } from '../texts/titles';
import { MEMBER_STATES } from '../vocabulary';
import type { RawFilter } from './RawFilter';
import type { FieldDraft } from './rawFields';

export const STAFF_SECTION = 'staff_general';
export const STAFF_FILTERS = 'staff_main';

/** A member. The roles and venues to choose from are those that the asking member may give: a backend fills them in for each. */
export const staffGeneral: readonly FieldDraft[] = [
  {
    name: 'email',
    type: 'email',
    title: 'Почта',
    placeholder: 'hello@example.ru',
    description: 'Сюда придёт приглашение. Ссылка из письма действует 7 дней.',
    validation_rules: { required: true, max_length: 254 },
    permissions: ['view', 'create'],
  },
  {
    name: 'role',
    type: 'select',
    title: 'Роль',
    placeholder: 'Выберите роль',
    description: 'Роль решает, что человек видит и может менять.',
    validation_rules: { required: true },
  },
  { name: 'all_points', type: 'toggle', title: 'Все точки', description: 'И те, что откроются позже.' },
  {
    name: 'points',
    type: 'checkbox_group',
    title: 'Точки',
    description: 'Остальных точек человек не увидит.',
    validation_rules: { required: true, min_items: 1 },
    depends_on: { field: 'all_points', values: [false] },
  },
];

/** Filters of the list of staff. */
export const staffMainWith = (
  roles: readonly FieldOption[],
  venues: readonly FieldOption[],
): readonly RawFilter[] => [
  { field_id: 'role', title: 'Роль', type: 'checkbox', options: roles },
  { field_id: 'pointId', title: 'Точка', type: 'checkbox', options: venues },
  {
    field_id: 'state',
    title: 'Состояние',
    type: 'checkbox',
    options: MEMBER_STATES.map((value) => ({ value, title: memberStates[value] })),
  },
];
