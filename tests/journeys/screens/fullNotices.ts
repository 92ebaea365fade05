import type { Notice } from '../../../contract/entities';

const HOUR = 3_600_000;
const venue = { pointId: 1, point: 'Веранда на Волге' };

/** A page of notices of every kind, new and read, over three days: more than a day in the demo brings. */
export const fullNotices = (): readonly Notice[] =>
  notices(new Date()).map((notice, index) => ({ ...notice, id: 100 - index }) as Notice);

type Told = Notice extends infer One ? (One extends Notice ? Omit<One, 'id'> : never) : never;

const notices = (now: Date): readonly Told[] => {
  const at = (hours: number): string => new Date(now.getTime() - hours * HOUR).toISOString();
  const fresh = (hours: number) => ({ created_at: at(hours), read_at: null });
  const read = (hours: number) => ({ created_at: at(hours), read_at: at(hours - 1) });
  return [
    {
      kind: 'moderation',
      facts: {
        ...venue,
        status: 'rejected',
        reason: null,
        fields: [
          {
            section: 'point_general',
            field: 'address',
            title: 'Адрес',
            reason: 'Дом и корпус не совпадают с договором аренды, который приложен к заявке.',
          },
          {
            section: 'point_docs',
            field: 'alc_license',
            title: 'Лицензия на алкоголь',
            reason: 'Срок истёк',
          },
        ],
      },
      ...fresh(0.1),
    },
    { kind: 'stop', facts: { ...venue, titles: ['Борщ со сметаной'], count: 1 }, ...fresh(0.2) },
    {
      kind: 'bin',
      facts: {
        ...venue,
        resource: 'foods',
        parents: { pointId: 1, categoryId: 1, category_id: 1, type: 'food' },
        titles: ['Окрошка на квасе', 'Щи из квашеной капусты с белыми грибами'],
        count: 12,
        endsAt: at(-20),
      },
      ...fresh(0.3),
    },
    {
      kind: 'import',
      facts: { ...venue, file: 'Летнее меню веранды, цены с 1 июня.xlsx', count: 64, refused: 3 },
      ...read(24),
    },
    {
      kind: 'team',
      facts: { event: 'invited', business: 'Кофе и книги', person: null, role: 'Старший бармен' },
      ...read(25),
    },
    {
      kind: 'team',
      facts: {
        event: 'joined',
        business: 'Кофе и книги',
        person: 'Александра Константинопольская',
        role: null,
      },
      ...read(26),
    },
    { kind: 'device', facts: { device: 'Firefox, Android' }, ...read(27) },
    { kind: 'moderation', facts: { ...venue, status: 'displayed', reason: null, fields: [] }, ...read(50) },
    {
      kind: 'stop',
      facts: { ...venue, titles: ['Сырники', 'Шакшука', 'Овсянка с грушей'], count: 7 },
      ...read(51),
    },
    { kind: 'device', facts: { device: null }, ...read(52) },
  ];
};
