import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type ComponentProps, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FieldOption } from '../../contract/fieldConfig';
import { sameScalar } from '../../contract/sameScalar';
import { text } from '../../i18n/text';
import { listId, type OptionListProps, optionId } from './useCombobox';
import '../fields.css';

export interface Props extends OptionListProps {
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
    <Popper className="carte-layer" open anchorEl={anchorEl} placement="bottom-start" modifiers={[sameWidth]}>
      <Paper elevation={8}>
        {list.options.length === 0 ? (
          <div className="muted text-small light pad-12-16" role="status">
            {text('form.select.noMatch')}
          </div>
        ) : (
          <Options {...list} />
        )}
      </Paper>
    </Popper>
  );
};

const OPTION = 'stack middle text-body light touch pointer anywhere';

const Options = ({ id, options, chosen, at, onReach, onPick }: OptionListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reached = list.current?.children[at];
    if (list.current && reached instanceof HTMLElement) bringIntoSight(list.current, reached);
  }, [at]);
  /** The keys are heard by the input, which keeps the focus. */
  const propsOf = ({ value }: FieldOption, index: number): ComponentProps<'div'> => ({
    id: optionId(id, index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': sameScalar(value, chosen),
    ...(index === at && { 'data-focused': true }),
    onMouseMove: () => index !== at && onReach(index),
    // By the press, not by its end: until then the layer may have moved away under the pointer, and no click would come. The
    // focus stays in the input.
    onMouseDown: (event) => {
      event.preventDefault();
      if (event.button === 0) onPick(index);
    },
    // Of a screen reader, which presses nothing.
    onClick: () => onPick(index),
  });
  return (
    <div
      className="carte-options relative pad-y-8"
      ref={list}
      id={listId(id)}
      role="listbox"
      aria-labelledby={`${id}-label`}
      // A press between two options takes no focus away either.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <div key={String(option.value)} className={OPTION} {...propsOf(option, index)}>
          <span>{option.title}</span>
          {option.description && <small>{option.description}</small>}
        </div>
      ))}
    </div>
  );
};

/** Moves the list alone: where the layer is not placed yet, `scrollIntoView` would move the page. */
const bringIntoSight = (list: HTMLElement, { offsetTop: top, offsetHeight }: HTMLElement): void => {
  const bottom = top + offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
};
