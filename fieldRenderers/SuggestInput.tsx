import CircularProgress from '@mui/material/CircularProgress';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { FieldOption } from '../contract/fieldConfig';
import { text } from '../i18n/text';
import { ListMessage, OptionList } from './overlays';
import type { partAria } from './PartFrame';
import { useCombobox } from './select/useCombobox';

interface SuggestInputProps {
  readonly name: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly options: readonly FieldOption[];
  readonly onChoose: (option: FieldOption) => void;
  /** Enter on what is no suggestion; absent = then Enter takes the first one. */
  readonly onFree?: (typed: string) => unknown;
  readonly onBlur: () => void;
  /** Stands in the place of the list: nothing was found, or the search failed. */
  readonly message?: string | undefined;
  readonly isLoading?: boolean;
  readonly disabled?: boolean;
  readonly placeholder: string;
  readonly aria: Partial<ReturnType<typeof partAria>> & { readonly id: string };
}

/** A text with suggestions from the server below it. */
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
  const box = useRef<HTMLDivElement>(null);
  const { isOpen, setOpen, ...combobox } = useCombobox({
    id: aria.id,
    typed,
    options,
    takesFirst: onFree === undefined,
    onType,
    onPick: onChoose,
    onFree,
  });
  // Enter is about what was typed here; without this it would also send the whole form.
  const keepFromForm = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its input has not used
    <div onKeyDown={keepFromForm}>
      <div className="box field-box row full slim text-body" ref={box} {...combobox.box}>
        <input
          {...combobox.input}
          {...aria}
          name={name}
          disabled={disabled}
          placeholder={placeholder}
          enterKeyHint={onFree && 'done'}
          onFocus={() => void OptionList.preload()}
          onPaste={(event) => pasteLines(event, onType)}
          onBlur={({ currentTarget }) => {
            setOpen(false);
            // Another window in front is no leaving: one goes on here afterwards.
            if (document.activeElement !== currentTarget) onBlur();
          }}
        />
        {isLoading && (
          <CircularProgress
            size="1.25rem"
            aria-label={text('common.loading')}
            sx={{ flexShrink: 0, mr: 1.5 }}
          />
        )}
      </div>
      {isOpen && options.length > 0 && <OptionList {...combobox.list} anchor={box} />}
      {isOpen && message !== undefined && <ListMessage anchor={box}>{message}</ListMessage>}
    </div>
  );
}

/** An input of one line would join the lines of a copied list without a trace: a comma stands between them. */
const pasteLines = (event: ClipboardEvent<HTMLInputElement>, onType: (typed: string) => void): void => {
  const lines = event.clipboardData
    .getData('text')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  onType(before + lines.join(', ') + value.slice(selectionEnd ?? value.length));
};
