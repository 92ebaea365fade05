import useAutocomplete, { createFilterOptions } from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FieldOption } from '../../contract/fieldConfig';
import { sameScalar } from '../../contract/sameScalar';
import { text } from '../../i18n/text';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { OptionList } from '../overlays';
import { useField } from '../useField';
import { SelectArrows } from './SelectArrows';

const titleOf = (option: FieldOption) => option.title;
const isSame = (a: FieldOption, b: FieldOption) => sameScalar(a.value, b.value);
/** Case does not matter (1§4), nor do the dots over a letter. */
const matchTitle = createFilterOptions<FieldOption>({ stringify: titleOf, trim: true });

/**
 * A select with search: Enter picks the first match, Escape closes the list (1§4). MUI's behaviour without its weight:
 * nothing but an input and two arrows until the list opens.
 */
export const SelectInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, problems } = useField(field);
  const selected = field.options.find((option) => sameScalar(option.value, value)) ?? null;
  // Held here, because the hook would otherwise render every select twice to fill its own copy.
  const [typed, setTyped] = useState(selected?.title ?? '');
  // Not the hook's own anchor: that is a state, and would render every select twice too.
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const list = useAutocomplete({
    id,
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    options: field.options,
    value: selected,
    inputValue: typed,
    onInputChange: (_event, next) => setTyped(next),
    onChange: (_event, option) => onChange(option ? String(option.value) : ''),
    getOptionLabel: titleOf,
    getOptionKey: (option) => String(option.value),
    isOptionEqualToValue: isSame,
    filterOptions: matchTitle,
    autoHighlight: true,
    selectOnFocus: true,
    handleHomeEndKeys: true,
  });
  const { ref, onBlur: closeList, onFocus: selectText, ...inputProps } = list.getInputProps();

  /** The hook highlights what it finds on the page; Enter is faster than a list that is still on its way. */
  const takeFirst = (event: KeyboardEvent<HTMLInputElement>): void => {
    const [first] = list.groupedOptions as readonly FieldOption[];
    const isHighlighted = Boolean(event.currentTarget.getAttribute('aria-activedescendant'));
    if (event.key !== 'Enter' || !isOpen || isHighlighted || !first) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(String(first.value));
    setTyped(first.title);
    setOpen(false);
  };

  return (
    <FieldFrame field={field} id={id} problems={problems}>
      <div {...list.getRootProps()}>
        <div className="carte-box" ref={box}>
          <input
            {...inputProps}
            {...aria}
            ref={ref}
            onKeyDown={takeFirst}
            name={field.name}
            placeholder={field.placeholder || text('form.select.placeholder')}
            onFocus={(event) => {
              void OptionList.preload();
              selectText?.(event);
            }}
            onBlur={(event) => {
              onBlur();
              closeList?.(event);
            }}
          />
          <SelectArrows
            isOpen={list.popupOpen}
            onToggle={list.getPopupIndicatorProps().onClick}
            onClear={selected && !field.rules.required ? list.getClearProps().onClick : undefined}
          />
        </div>
      </div>
      {list.popupOpen && <OptionList list={list} anchor={box} />}
    </FieldFrame>
  );
};
