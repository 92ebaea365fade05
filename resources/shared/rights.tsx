import CurrencyRubleOutlined from '@mui/icons-material/CurrencyRubleOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { Role } from '../../contract/entities';
import { type Told, toldOf, toneOf } from '../../fieldRenderers/permissions/rightsLines';
import { rightsWords as words } from '../../i18n/rightsWords';

/** What is told of a role's rights. */
export type RoleRights = Pick<Role, 'preset' | 'levels' | 'fields'>;

/** What a role may do, area by area, as its permission keys say it. */
const rightsOf = ({ levels, fields }: RoleRights) => {
  const of = (key: string): Told => toldOf(key, levels[key]);
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
  ] as const;
};

/** The areas in words: what the role may do stands out from what it only sees, and that from what is closed to it. */
export const RightsList = ({ role }: { readonly role: RoleRights }) => (
  <ul className="text-label lines">
    {rightsOf(role).map(({ key, Icon, told }) => (
      <li key={key} className={`row gap-12 ${told === 'none' ? 'muted' : ''}`} style={{ minHeight: 36 }}>
        <Icon fontSize="small" />
        <span className="row grow spread gap-12">
          {words.areas[key]}
          <span className={toneOf(told)}>{words.told[told]}</span>
        </span>
      </li>
    ))}
  </ul>
);

/** What a ready role is for, in a sentence. */
export const noteOf = ({ preset }: Pick<Role, 'preset'>): string =>
  Object.entries(words.notes).find(([key]) => key === preset)?.[1] ?? words.ownNote;
