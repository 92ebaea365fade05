import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FieldOption } from '../../contract/fieldConfig';
import { sameScalar } from '../../contract/sameScalar';
import { text } from '../../i18n/text';
import { listId, type OptionListProps, optionId } from './useCombobox';

interface Props extends OptionListProps {
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

/** The open list: as wide as its input, above it when there is no room below. */
export const OptionList = ({ anchor, ...list }: Props) => {
  const anchorEl = useCallback(() => anchor.current ?? document.body, [anchor]);
  return (
    <Layer open anchorEl={anchorEl} placement="bottom-start" modifiers={[sameWidth]}>
      <Paper elevation={8}>
        {list.options.length === 0 ? (
          <Nothing role="status">{text('form.select.noMatch')}</Nothing>
        ) : (
          <Options {...list} />
        )}
      </Paper>
    </Layer>
  );
};

const Options = ({ id, options, chosen, at, onReach, onPick }: OptionListProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const reached = list.current?.children[at];
    if (list.current && reached instanceof HTMLElement) bringIntoSight(list.current, reached);
  }, [at]);
  /** The keys are heard by the input, which keeps the focus. */
  const propsOf = ({ value }: FieldOption, index: number): ComponentProps<'li'> => ({
    id: optionId(id, index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': sameScalar(value, chosen),
    ...(index === at && { 'data-focused': true }),
    onMouseMove: () => index !== at && onReach(index),
    onClick: () => onPick(index),
  });
  return (
    <Listbox
      ref={list}
      id={listId(id)}
      role="listbox"
      aria-labelledby={`${id}-label`}
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <li key={String(option.value)} {...propsOf(option, index)}>
          <span>{option.title}</span>
          {option.description && <small>{option.description}</small>}
        </li>
      ))}
    </Listbox>
  );
};

/** Moves the list alone: where the layer is not placed yet, `scrollIntoView` would move the page. */
const bringIntoSight = (list: HTMLElement, { offsetTop: top, offsetHeight }: HTMLElement): void => {
  const bottom = top + offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
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
    position: 'relative',
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
    '& li[data-focused]': { backgroundColor: palette.action.hover },
    '& li[aria-selected="true"]': {
      color: palette.primary.main,
      fontWeight: theme.typography.fontWeightMedium,
      backgroundColor: palette.action.selected,
    },
    '& small': { ...theme.typography.caption, color: palette.text.secondary },
    // Where the system chooses the colours, a background says nothing.
    '@media (forced-colors: active)': { '& li[data-focused]': { outline: '2px solid', outlineOffset: -2 } },
  };
});
