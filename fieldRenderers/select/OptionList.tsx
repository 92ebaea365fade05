import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { type RefObject, useCallback } from 'react';
import type { FieldOption } from '../../contract/fieldConfig';
import { text } from '../../i18n/text';

interface Props {
  readonly list: Pick<
    UseAutocompleteReturnValue<FieldOption>,
    'getListboxProps' | 'getOptionProps' | 'groupedOptions'
  >;
  readonly anchor: RefObject<HTMLElement | null>;
}

interface Measured {
  readonly rects: { readonly reference: { readonly width: number } };
  readonly styles: Record<string, { width?: string }>;
}

const sameWidth = {
  name: 'sameWidth',
  enabled: true,
  phase: 'beforeWrite' as const,
  requires: ['computeStyles'],
  fn: ({ state }: { state: Measured }) => {
    state.styles.popper = { ...state.styles.popper, width: `${state.rects.reference.width}px` };
  },
};

/** The open list: as wide as its input, above it when there is no room below (1§9). */
export const OptionList = ({ list, anchor }: Props) => {
  const anchorEl = useCallback(() => anchor.current ?? document.body, [anchor]);
  return (
    <Layer open anchorEl={anchorEl} placement="bottom-start" modifiers={[sameWidth]}>
      <Paper elevation={8}>
        {list.groupedOptions.length === 0 ? (
          <Nothing role="status">{text('form.select.noMatch')}</Nothing>
        ) : (
          <Listbox {...list.getListboxProps()}>
            {list.groupedOptions.map((option, index) => {
              if ('options' in option) return null;
              const { key, ...props } = list.getOptionProps({ option, index });
              return (
                <li key={key} {...props}>
                  <span>{option.title}</span>
                  {option.description && <small>{option.description}</small>}
                </li>
              );
            })}
          </Listbox>
        )}
      </Paper>
    </Layer>
  );
};

const Layer = styled(Popper)(({ theme }) => ({
  zIndex: theme.zIndex.modal,
  '& .MuiPaper-root': { margin: theme.spacing(0.5, 0), overflow: 'hidden' },
}));

const Nothing = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
  padding: theme.spacing(1.5, 2),
}));

const Listbox = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    listStyle: 'none',
    margin: 0,
    padding: theme.spacing(1, 0),
    maxHeight: '40vh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '& li': {
      ...theme.typography.body1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: theme.spacing(5.5),
      padding: theme.spacing(0.75, 2),
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      // Long lists open at once: what is out of sight is laid out when it is scrolled to.
      contentVisibility: 'auto',
      containIntrinsicSize: `auto ${theme.spacing(5.5)}`,
    },
    '& li.Mui-focused': { backgroundColor: palette.action.hover },
    '& li[aria-selected="true"]': {
      color: palette.primary.main,
      fontWeight: theme.typography.fontWeightMedium,
      backgroundColor: palette.action.selected,
    },
    '& small': { ...theme.typography.caption, color: palette.text.secondary },
  };
});
