/** What the bench server answers as a row. */
export interface Row {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly type: string;
  readonly status: string;
  readonly createdAt: string;
}

const TYPES = ['Кофейня', 'Ресторан', 'Бар', 'Столовая'] as const;
const STATUSES = ['displayed', 'not_displayed', 'draft', 'under_moderation'] as const;

export const benchRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Точка ${index + 1}`,
    address: `Казань, улица Баумана, ${index + 1}`,
    type: TYPES[index % TYPES.length] ?? '',
    status: STATUSES[index % STATUSES.length] ?? '',
    createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 300), 10)).toISOString(),
  }));
