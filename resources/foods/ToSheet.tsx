import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { useStoreContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { menuLinkWords } from '../../i18n/menuLinkWords';
import { listStoreKey } from '../../kit/listMode/listStoreKey';
import { useCapability } from '../../kit/parts/may';
import { useParents } from '../../kit/queryRouter/ParentsContext';
import { IconButton } from '../../ui/IconButton';
import { sheetAddress } from '../shared/menuAddresses';

/** What is remembered of a list. */
interface Kept {
  readonly filter?: Readonly<Record<string, unknown>>;
}

/** The way to the spreadsheet of what the list finds; what that is, is read when somebody goes there. */
export const ToSheet = () => {
  const isOffered = useCapability('sheets');
  const parents = useParents();
  const store = useStoreContext();
  const navigate = useNavigate();
  if (!isOffered) return null;
  const leave = (): void => {
    const { filter = {} } = store.getItem<Kept>(listStoreKey('foods', 'list', parents)) ?? {};
    const { pointId = '', type = '', categoryId = '' } = parents;
    void navigate(sheetAddress({ pointId, type, categoryId, filter: JSON.stringify(filter) }));
  };
  return (
    <IconButton label={menuLinkWords.sheet} onClick={leave}>
      <TableChartOutlined />
    </IconButton>
  );
};
