import MoreVert from '@mui/icons-material/MoreVert';
import { styled } from '@mui/material/styles';
import type { RaRecord } from 'react-admin';
import { text } from '../../i18n/text';
import { useListActions } from './ListActionsContext';

/** Opens a row's menu. A plain button: a list holds many, and MUI's costs a dozen components each. */
export const RowMenuButton = ({ record, name }: { readonly record: RaRecord; readonly name: string }) => {
  const { openMenu } = useListActions();
  return (
    <Dots
      type="button"
      aria-haspopup="menu"
      aria-label={text('list.rowActions', { name })}
      onClick={(event) => openMenu(record, event.currentTarget)}
    >
      <MoreVert fontSize="small" />
    </Dots>
  );
};

const Dots = styled('button')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'inline-grid',
    placeItems: 'center',
    width: theme.spacing(4.5),
    height: theme.spacing(4.5),
    padding: 0,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: 'none',
    color: palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { background: palette.action.hover, color: palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '@media (pointer: coarse)': { width: theme.spacing(5.5), height: theme.spacing(5.5) },
  };
});
