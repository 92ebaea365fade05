import CompareArrows from '@mui/icons-material/CompareArrows';
import QrCodeOutlined from '@mui/icons-material/QrCode2Outlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Menu, Point } from '../../contract/entities';
import { copyWords } from '../../i18n/copyWords';
import { menuLinkWords } from '../../i18n/menuLinkWords';
import { text } from '../../i18n/text';
import { copyTo, duplicate } from '../../kit/copies/copyActions';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { copying } from './copies';
import { compareAddress, sheetAddress } from './menuAddresses';

type Place = Readonly<Record<string, string>>;

/** An entry that leads to a page about the record. */
const leadsTo = <R extends RaRecord>(
  addressOf: (record: R) => string,
  entry: Omit<RowAction<R>, 'render'>,
): RowAction<R> => ({
  ...entry,
  render: ({ record, onClose }) => <Leaving to={addressOf(record)} onClose={onClose} />,
});

/** The way to the codes that lead guests to a record (GV-10), where it has such a page. */
const codesOf = <R extends RaRecord>(placeOf: (record: R) => Place): RowAction<R> =>
  leadsTo((record) => `/qr?${new URLSearchParams(placeOf(record))}`, {
    key: 'codes',
    label: () => text('list.codes'),
    icon: QrCodeOutlined,
    isFor: (record) => typeof record.guest_url === 'string',
  });

const menuPlace = ({ id, point }: Menu) => ({ pointId: String(point.id), menuId: String(id) });

/** The way to the spreadsheet of a menu (SP-01, SP-02). */
const sheet = leadsTo<Menu>((menu) => sheetAddress(menuPlace(menu)), {
  key: 'sheet',
  label: () => menuLinkWords.sheet,
  icon: TableChartOutlined,
  call: { resource: 'menus', verb: 'exportSheet' },
});

/** The way to a menu beside one of another venue (BK-07). */
const compare = leadsTo<Menu>((menu) => compareAddress(menuPlace(menu)), {
  key: 'compare',
  label: () => menuLinkWords.compare,
  icon: CompareArrows,
  call: { resource: 'menus', verb: 'takeOver' },
});

/** What comes with a row's menu, by resource: one chunk for all, because each more costs every list its name. */
export const rowActions = {
  points: [codesOf<Point>(({ id }) => ({ pointId: String(id) })), duplicate('points', copyWords.draft)],
  menus: [codesOf(menuPlace), sheet, duplicate<Menu>('menus'), copyTo<Menu>('menus', copying), compare],
  categories: [duplicate('categories'), copyTo('categories', copying)],
  foods: [duplicate('foods'), copyTo('foods', copying)],
} as const satisfies Readonly<Record<string, readonly RowAction<never>[]>>;

interface LeavingProps {
  readonly to: string;
  readonly onClose: () => void;
}

/** An entry of a row's menu that leads to another page. */
const Leaving = ({ to, onClose }: LeavingProps) => {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    void navigate(to);
  }, [navigate, onClose, to]);
  return null;
};
