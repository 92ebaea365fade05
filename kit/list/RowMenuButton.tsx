import type { RaRecord } from 'react-admin';
import { text } from '../../i18n/text';
import { Glyph } from '../../ui/Glyph';
import { useListActions } from './ListActionsContext';

/** Opens a row's menu. A plain button: a list holds many, and MUI's costs a dozen components each. */
export const RowMenuButton = ({ record, name }: { readonly record: RaRecord; readonly name: string }) => {
  const { openMenu } = useListActions();
  return (
    <button
      className="carte-dots muted round"
      type="button"
      aria-haspopup="menu"
      aria-label={text('list.rowActions', { name })}
      onClick={(event) => openMenu(record, event.currentTarget)}
    >
      <Glyph name="dots" />
    </button>
  );
};
