import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import type { RaRecord } from 'react-admin';
import { sheetLinkWords } from '../../i18n/sheetLinkWords';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { Leaving } from './Leaving';
import { sheetAddress } from './sheetAddress';

/** The way to the spreadsheet of a menu (SP-01, SP-02). */
export const sheetOf = <R extends RaRecord>(
  placeOf: (record: R) => Readonly<Record<string, string>>,
): RowAction<R> => ({
  key: 'sheet',
  label: () => sheetLinkWords.sheet,
  icon: TableChartOutlined,
  call: { resource: 'menus', verb: 'exportSheet' },
  render: ({ record, onClose }) => <Leaving to={sheetAddress(placeOf(record))} onClose={onClose} />,
});
