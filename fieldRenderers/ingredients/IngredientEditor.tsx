import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { usePendingInput } from '../usePendingInput';

interface IngredientEditorProps {
  readonly title: string;
  readonly onRename: (title: string) => unknown;
  /** By a key the focus is still here, and somebody must give it back. */
  readonly onClose: (isByKey: boolean) => void;
}

/** The title while it is changed. Enter keeps it, Escape leaves it; leaving the input keeps it 200 ms later. */
export function IngredientEditor({ title, onRename, onClose }: IngredientEditorProps) {
  const [typed, setTyped] = useState(title);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = (isByKey: boolean) => {
    clearTimeout(timer.current);
    const renamed = onRename(typed);
    onClose(isByKey);
    return renamed;
  };
  usePendingInput(() => keep(false));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') keep(true);
    else onClose(true);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the title was just clicked to be edited
      autoFocus
      aria-label={text('ingredients.editing', { title })}
      value={typed}
      size={Math.max(typed.length, 4)}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKey}
      onFocus={() => clearTimeout(timer.current)}
      onBlur={() => {
        timer.current = setTimeout(() => keep(false), limits.ingredientBlurMs);
      }}
    />
  );
}
