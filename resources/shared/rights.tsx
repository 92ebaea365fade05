import CurrencyRubleOutlined from '@mui/icons-material/CurrencyRubleOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { ComponentType } from 'react';
import type { Role } from '../../contract/entities';
import { rightsWords as words } from '../../i18n/rightsWords';

type Told = keyof typeof words.told;

/** What is told of a role's rights. */
export type RoleRights = Pick<Role, 'preset' | 'levels' | 'fields'>;

interface Right {
  readonly key: keyof typeof words.areas;
  readonly Icon: ComponentType<{ readonly fontSize?: 'small' }>;
  readonly told: Told;
}

/** What a role may do, area by area, as its permission keys say it. */
const rightsOf = ({ levels, fields }: RoleRights): readonly Right[] => {
  const of = (key: string): Told => {
    const own = levels[key] ?? [];
    if (own.length === 0) return 'none';
    if (own.every((level) => level === 'view')) return 'view';
    return key === 'menu_stop' ? 'stop' : own.length === ALL ? 'all' : 'edit';
  };
  const price = fields.food_general?.price;
  const menu = of('menu_list');
  const isNarrowed = price !== undefined && menu !== 'none' && menu !== 'view' && !price.includes('edit');
  const priceTold = price?.includes('view') === false ? 'none' : 'view';
  return [
    { key: 'menu', Icon: MenuBookOutlined, told: isNarrowed ? 'noPrices' : menu },
    { key: 'prices', Icon: CurrencyRubleOutlined, told: isNarrowed ? priceTold : menu },
    { key: 'stop', Icon: DoNotDisturbOnOutlined, told: of('menu_stop') },
    { key: 'points', Icon: StorefrontOutlined, told: of('management_points') },
    { key: 'team', Icon: GroupOutlined, told: of('team_staff') },
  ];
};

/** To look at, to add, to change, to delete. */
const ALL = 4;

interface RightsListProps {
  readonly role: RoleRights;
  /** Beside each other, each with its word below. */
  readonly isWide?: boolean;
}

/** The areas in words: what the role may do stands out from what it only sees, and that from what is closed to it. */
export const RightsList = ({ role, isWide }: RightsListProps) => (
  <ul
    className={`text-label ${isWide ? 'grid gap-8' : 'lines'}`}
    style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
  >
    {rightsOf(role).map(({ key, Icon, told }) => (
      <li key={key} className={`row gap-12 ${told === 'none' ? 'muted' : ''}`} style={{ minHeight: 36 }}>
        <Icon fontSize="small" />
        <span className={isWide ? 'slim' : 'row grow spread gap-12'}>
          <span className="block">{words.areas[key]}</span>
          <span className={told === 'none' ? '' : told === 'view' ? 'medium' : 'accent strong'}>
            {words.told[told]}
          </span>
        </span>
      </li>
    ))}
  </ul>
);

/** What a ready role is for, in a sentence. */
export const noteOf = ({ preset }: Pick<Role, 'preset'>): string =>
  Object.entries(words.notes).find(([key]) => key === preset)?.[1] ?? words.ownNote;
