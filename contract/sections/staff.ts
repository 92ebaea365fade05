import type { FieldDraft } from './rawFields';

/** A member. The roles and venues to choose from are those that the asking member may give: a backend fills them in for each. */
export const staffGeneral: readonly FieldDraft[] = [
  {
    name: 'email',
    type: 'email',
    title: 'Электронная почта',
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
  {
    name: 'all_points',
    type: 'toggle',
    title: 'Все точки',
    description: 'И те, что откроются позже.',
  },
  {
    name: 'points',
    type: 'checkbox_group',
    title: 'Точки',
    description: 'Остальных точек человек не увидит.',
    validation_rules: { required: true, min_items: 1 },
    depends_on: { field: 'all_points', values: [false] },
  },
];
