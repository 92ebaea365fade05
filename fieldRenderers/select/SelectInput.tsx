import OutlinedInput from '@mui/material/OutlinedInput';
import useAutocomplete, { createFilterOptions } from '@mui/material/useAutocomplete';
import { useRef, useState } from 'react';
import type { FieldOption } from '../../contract/fieldConfig';
import { sameScalar } from '../../contract/sameScalar';
import { text } from '../../i18n/text';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { useField } from '../useField';
import { OptionList } from './OptionList';
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
  const list = useAutocomplete({
    id,
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
  const { ref, ...inputProps } = list.getInputProps();

  return (
    <FieldFrame field={field} id={id} problems={problems}>
      <div {...list.getRootProps()}>
        <OutlinedInput
          fullWidth
          ref={box}
          error={problems.length > 0}
          onBlur={onBlur}
          placeholder={field.placeholder || text('form.select.placeholder')}
          inputRef={ref}
          inputProps={{
            ...inputProps,
            ...aria,
            name: field.name,
          }}
          endAdornment={
            <SelectArrows
              isOpen={list.popupOpen}
              onToggle={list.getPopupIndicatorProps().onClick}
              onClear={selected && !field.rules.required ? list.getClearProps().onClick : undefined}
            />
          }
        />
      </div>
      {list.popupOpen && <OptionList list={list} anchor={box} />}
    </FieldFrame>
  );
};
