import QrCodeOutlined from '@mui/icons-material/QrCode2Outlined';
import type { RaRecord } from 'react-admin';
import { text } from '../../i18n/text';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { Leaving } from './Leaving';

/** The way to the codes that lead guests to a record (GV-10), where it has such a page. */
export const codesOf = <R extends RaRecord>(
  placeOf: (record: R) => Readonly<Record<string, string>>,
): RowAction<R> => ({
  key: 'codes',
  label: () => text('list.codes'),
  icon: QrCodeOutlined,
  isFor: (record) => typeof record.guest_url === 'string',
  render: ({ record, onClose }) => (
    <Leaving to={`/qr?${new URLSearchParams(placeOf(record))}`} onClose={onClose} />
  ),
});
