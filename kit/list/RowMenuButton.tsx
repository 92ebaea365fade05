import MoreVert from '@mui/icons-material/MoreVert';
import type { RaRecord } from 'react-admin';
import { text } from '../../i18n/text';
import { useListActions } from './ListActionsContext';

/** Opens a row's menu. A plain button: a list holds many, and MUI's costs a dozen components each. */
export const RowMenuButton = ({ record, name }: { readonly record: RaRecord; readonly name: string }) => {
  const { openMenu } = useListActions();
  return (
    <button
      className="carte-dots"
      type="button"
      aria-haspopup="menu"
      aria-label={text('list.rowActions', { name })}
      onClick={(event) => openMenu(record, event.currentTarget)}
    >
      <MoreVert fontSize="small" />
    </button>
  );
};
