import type { Preset } from '../../../contract/vocabulary';

interface DemoMember {
  readonly role: Preset;
  readonly person: Readonly<Record<'email' | 'phone' | 'name' | 'lastName', string>>;
  /** The venue they work at, by its title. */
  readonly venue: string;
}

/** Who else signs in to look around, each to the part of it that their role leaves. */
export const staff: readonly DemoMember[] = [
  {
    role: 'chef',
    person: { email: 'chef@carte.example', phone: '+79000000002', name: 'Тимур', lastName: 'Галеев' },
    venue: 'Кофе и книги',
  },
  {
    role: 'bar',
    person: { email: 'bar@carte.example', phone: '+79000000003', name: 'Ольга', lastName: 'Лескова' },
    venue: 'Сандугач',
  },
];
