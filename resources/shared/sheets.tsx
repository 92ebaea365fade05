import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import type { RaRecord } from 'react-admin';
import { menuLinkWords } from '../../i18n/menuLinkWords';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { Leaving } from './Leaving';
import { sheetAddress } from './menuAddresses';

/** The way to the spreadsheet of a menu (SP-01, SP-02). */
export const sheetOf = <R extends RaRecord>(
  placeOf: (record: R) => Readonly<Record<string, string>>,
): RowAction<R> => ({
  key: 'sheet',
  label: () => menuLinkWords.sheet,
  icon: TableChartOutlined,
  call: { resource: 'menus', verb: 'exportSheet' },
  render: ({ record, onClose }) => <Leaving to={sheetAddress(placeOf(record))} onClose={onClose} />,
});
