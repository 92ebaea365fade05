import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FieldOption } from '../contract/fieldConfig';
import { text } from '../i18n/text';
import { ListMessage, OptionList } from './overlays';
import type { partAria } from './PartFrame';

interface SuggestInputProps {
  readonly name: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly options: readonly FieldOption[];
  readonly onChoose: (option: FieldOption) => void;
  /** Enter on what is no suggestion; absent = then Enter takes the first one. */
  readonly onFree?: (typed: string) => void;
  readonly onBlur: () => void;
  /** Stands in the place of the list: nothing was found, or the search failed. */
  readonly message?: string | undefined;
  readonly isLoading?: boolean;
  readonly disabled?: boolean;
  readonly placeholder: string;
  readonly aria: Partial<ReturnType<typeof partAria>> & { readonly id: string };
}

const all = (options: FieldOption[]) => options;

/** A text with suggestions from the server below it. MUI's behaviour without the weight of its component. */
export function SuggestInput({
  typed,
  onType,
  options,
  onChoose,
  onFree,
  onBlur,
  ...shown
}: SuggestInputProps) {
  const { name, message, isLoading = false, disabled = false, placeholder, aria } = shown;
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useAutocomplete<FieldOption, false, false, true>({
    id: aria.id,
    freeSolo: true,
    disabled,
    options,
    value: null,
    inputValue: typed,
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_event, next, reason) => {
      if (reason !== 'input') return;
      setOpen(true);
      onType(next);
    },
    onChange: (_event, chosen) => {
      setOpen(false);
      if (typeof chosen === 'string') onFree?.(chosen);
      else if (chosen) onChoose(chosen);
    },
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.title),
    getOptionKey: (option) => (typeof option === 'string' ? option : String(option.value)),
    filterOptions: all,
    autoHighlight: onFree === undefined,
    clearOnBlur: false,
  });
  const { ref, ...inputProps } = list.getInputProps();
  // Enter is about what was typed here; without this it would also send the whole form.
  const keepFromForm = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') event.preventDefault();
  };
  return (
    <div {...list.getRootProps({ onKeyDown: keepFromForm })}>
      <OutlinedInput
        fullWidth
        ref={box}
        disabled={disabled}
        error={aria['aria-invalid'] ?? false}
        placeholder={placeholder}
        onFocus={() => void OptionList.preload()}
        onBlur={onBlur}
        inputRef={ref}
        inputProps={{ ...inputProps, ...aria, name, enterKeyHint: onFree && 'done' }}
        endAdornment={isLoading && <CircularProgress size="1.25rem" aria-label={text('common.loading')} />}
      />
      {isOpen && options.length > 0 && <OptionList list={list} anchor={box} />}
      {isOpen && message !== undefined && <ListMessage anchor={box}>{message}</ListMessage>}
    </div>
  );
}
