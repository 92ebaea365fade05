import { type ChangeEvent, type FocusEvent, type RefCallback, useId } from 'react';
import type { FieldConfig } from '../contract/fieldConfig';
import { type FieldAria, fieldAria } from './fieldAria';
import type { ErrorList } from './fieldErrors';
import { useFormHandle } from './formHandle';
import { useFieldErrors } from './useFieldErrors';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface FieldTextOptions {
  /** What of the typed text is kept, on every key (numeric mode strips non-digits). */
  readonly clean?: (typed: string) => string;
  /** The change of the text when the field is left; default: surrounding whitespace goes. */
  readonly settle?: (typed: string) => string;
}

export interface FieldText {
  readonly id: string;
  readonly errors: ErrorList;
  readonly aria: FieldAria;
  /** Spread onto the input element itself. */
  readonly bind: {
    readonly name: string;
    readonly ref: RefCallback<TextElement>;
    readonly onChange: (event: ChangeEvent<TextElement>) => void;
    readonly onBlur: (event: FocusEvent<TextElement>) => void;
  };
}

const trim = (typed: string) => typed.trim();

/**
 * An uncontrolled text-like field: the browser holds what is typed, a key renders nothing here (the counter, if there
 * is one, renders alone).
 */
export const useFieldText = (
  field: FieldConfig,
  { clean, settle = trim }: FieldTextOptions = {},
): FieldText => {
  const { register, setValue, validate, changed } = useFormHandle();
  const errors = useFieldErrors(field.name);
  const id = useId();
  const { name, ref, onChange } = register(field.name);

  return {
    id,
    errors,
    aria: fieldAria(id, field, errors),
    bind: {
      name,
      ref,
      onChange: (event) => {
        if (clean) keepOnly(event.target, clean);
        void onChange(event);
        changed(field.name);
      },
      onBlur: (event) => {
        const settled = settle(event.target.value);
        if (settled !== event.target.value) setValue(field.name, settled);
        validate(field.name);
      },
    },
  };
};

/** Writing to an input sends the caret to its end: it is put back where the person typed. */
const keepOnly = (input: TextElement, clean: (typed: string) => string): void => {
  const kept = clean(input.value);
  if (kept === input.value) return;
  const caret = clean(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
};
