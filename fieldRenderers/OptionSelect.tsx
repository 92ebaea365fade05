import OutlinedInput from '@mui/material/OutlinedInput';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useRef } from 'react';
import type { FieldOption } from '../contract/fieldConfig';
import { sameScalar } from '../contract/sameScalar';
import { OptionList } from './overlays';
import type { partAria } from './PartFrame';
import { SelectArrows } from './select/SelectArrows';

interface OptionSelectProps {
  readonly name: string;
  readonly options: readonly FieldOption[];
  /** The text of an option's value, `''` = nothing chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly placeholder: string;
  readonly aria: ReturnType<typeof partAria>;
}

/** The select for a part of a field: what a person types finds an option, as in the select of a whole field. */
export function OptionSelect({
  name,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  aria,
}: OptionSelectProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useAutocomplete({
    id: aria.id,
    options,
    value: options.find((option) => sameScalar(option.value, value)) ?? null,
    onChange: (_event, option) => onChange(option ? String(option.value) : ''),
    getOptionLabel: (option) => option.title,
    getOptionKey: (option) => String(option.value),
    isOptionEqualToValue: (one, other) => sameScalar(one.value, other.value),
    autoHighlight: true,
    selectOnFocus: true,
  });
  const { ref, ...inputProps } = list.getInputProps();
  return (
    <div {...list.getRootProps()}>
      <OutlinedInput
        fullWidth
        ref={box}
        error={aria['aria-invalid']}
        onFocus={() => void OptionList.preload()}
        onBlur={onBlur}
        placeholder={placeholder}
        inputRef={ref}
        inputProps={{ ...inputProps, ...aria, name }}
        endAdornment={
          <SelectArrows
            isOpen={list.popupOpen}
            onToggle={list.getPopupIndicatorProps().onClick}
            onClear={undefined}
          />
        }
      />
      {list.popupOpen && <OptionList list={list} anchor={box} />}
    </div>
  );
}
