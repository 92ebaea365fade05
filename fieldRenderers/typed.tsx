import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldConfig } from '../contract/fieldConfig';
import { amountText } from '../contract/fields/decimal';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { useFormHandle } from './formHandle';
import { ReadFrame, ReadOnlyText } from './ReadFrame';
import { type FieldTextOptions, useFieldText } from './useFieldText';

/* What one types: a line of text, an address for letters, a number, several lines. */

interface LineProps extends HTMLAttributes<HTMLElement> {
  readonly field: FieldConfig;
  /** What becomes of what is typed. */
  readonly kept?: FieldTextOptions | undefined;
  readonly counter?: ReactNode;
  readonly as?: ElementType;
  readonly autoComplete?: string | undefined;
  readonly rows?: number;
}

/** A hook, not a component: a form of a hundred fields has a hundred fewer. */
const useLine = ({ field, kept, counter, as: Box = 'input', className, ...looks }: LineProps) => {
  const { id, aria, bind, errors } = useFieldText(field, kept);
  return (
    <FieldFrame field={field} id={id} errors={errors} counter={counter}>
      <div className={`box field-box row full slim text-body ${className ?? ''}`}>
        <Box placeholder={field.placeholder} {...aria} {...bind} {...looks} />
      </div>
    </FieldFrame>
  );
};

/** `^\d+$`, `^[0-9]{4}$` and the like: then the input is in numeric mode (whole numbers, docs/spec/3-decisions.md). */
const DIGITS_PATTERN = /^\^(?:\\d|\[0-9\])(?:[*+]|\{\d+(?:,\d*)?\})?\$$/;

const digitsOnly: FieldTextOptions = { clean: (typed) => typed.replace(/\D/g, '') };

/** One line of text: trimmed when it is left, digits only in numeric mode, a live counter where asked for. */
const TextInput = ({ field }: FieldInputProps) => {
  const { name, autocomplete, rules } = field;
  const isNumeric = DIGITS_PATTERN.test(rules.pattern ?? '');
  return useLine({
    field,
    kept: isNumeric ? digitsOnly : undefined,
    counter: field.symbolCounter && <FieldCounter name={name} max={rules.max_length} />,
    inputMode: isNumeric ? 'numeric' : autocomplete === 'tel' ? 'tel' : undefined,
    autoComplete: autocomplete,
  });
};

export const text: FieldRenderer = { Input: TextInput, Read: ReadOnlyText };

/** An address for letters. Not `type="email"`: that one validates by itself and hides what was really typed. */
const EmailInput = ({ field }: FieldInputProps) =>
  useLine({ field, inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false });

const EmailRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    {typeof value === 'string' && value !== '' && <a href={`mailto:${encodeURIComponent(value)}`}>{value}</a>}
  </ReadFrame>
);

export const email: FieldRenderer = { Input: EmailInput, Read: EmailRead };

const asAmount: FieldTextOptions = { settle: amountText };

/**
 * A decimal as people write it, put in order when it is left: `1 200.5` is 1200,5. Not `type="number"`: it throws away what it cannot read, loses digits of
 * long prices and changes under the mouse wheel. The check says what is no number.
 */
const NumberInput = ({ field }: FieldInputProps) =>
  useLine({ field, kept: asAmount, className: 'figures', inputMode: 'decimal', autoComplete: 'off' });

export const number: FieldRenderer = { Input: NumberInput, Read: ReadOnlyText };

/**
 * Several lines: a native textarea that grows with its text (`field-sizing`), because MUI's measures the page on every
 * key. A maximum alone brings the counter.
 */
const TextareaInput = ({ field }: FieldInputProps) => {
  const max = field.rules.max_length;
  const counter = (field.symbolCounter || max !== undefined) && <FieldCounter name={field.name} max={max} />;
  return useLine({ field, counter, as: 'textarea', rows: 3 });
};

export const textarea: FieldRenderer = { Input: TextareaInput, Read: ReadOnlyText };

/** The live counter `current/max`: the only thing that renders on a key. */
const FieldCounter = ({ name, max }: { name: string; max: number | undefined }) => {
  const { control } = useFormHandle();
  const count = useWatch({ control, name, exact: true, compute: lengthOf });
  const isOver = max !== undefined && count > max;
  return (
    <span
      className={`carte-counter push figures nowrap ${isOver ? 'wrong medium' : 'muted'}`}
      data-over={isOver || undefined}
    >
      {max === undefined ? count : `${count}/${max}`}
    </span>
  );
};

/** Counted as `check` counts: code points of the trimmed text. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value.trim()].length : 0);
