import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldConfig } from '../contract/fieldConfig';
import { isOwnAddress, isOwnPage, lastSegment, textOf } from '../contract/fields';
import { slugFromTitle } from '../contract/fields/slugFromTitle';
import { text } from '../i18n/text';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { useFormHandle } from './formHandle';
import { ReadFrame } from './ReadFrame';
import { useField } from './useField';

/** An address. Of the record's own page only the last part can be written; what stands before it is shown. */
const UrlInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
  const { isOwn, before, last } = urlParts(field, value);
  useSlugOfTitle(field);
  /** What is being typed: a whole address is cut when it is there as a whole, pasted or left. */
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? last;
  const cut = (address: string) => (isOwn && isOwnAddress(address, field) ? lastSegment(address) : address);
  const write = (next: string) => {
    const isKey = next.length <= shown.length + 1;
    const kept = isKey ? next : cut(next);
    setTyped(kept);
    onChange(kept);
  };
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <OutlinedInput
        fullWidth
        error={errors.length > 0}
        placeholder={field.placeholder}
        value={shown}
        onChange={(event) => write(event.target.value)}
        onBlur={(event) => {
          const settled = cut(event.target.value.trim());
          if (settled !== event.target.value) onChange(settled);
          setTyped(undefined);
          onBlur();
        }}
        startAdornment={
          before !== '' && (
            <span className="carte-prefix ellipsis muted" title={before} translate="no">
              {before}
            </span>
          )
        }
        inputProps={{
          ...aria,
          name: field.name,
          inputMode: 'url',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          translate: 'no',
        }}
      />
    </FieldFrame>
  );
};

const slugOf = (title: unknown) => slugFromTitle(textOf(title));

/** Read mode. A generated address shows what the title being typed will make of it. */
const UrlRead = ({ field, value }: FieldReadProps) => {
  const { control } = useFormHandle();
  const slug = useWatch({
    control,
    name: sourceOf(field),
    exact: true,
    compute: slugOf,
    disabled: !field.autoGenerate,
  });
  const [opened] = useState(slug);
  const { before, last } = urlParts(field, value);
  const shown = field.autoGenerate && (slug !== opened || last === '') ? slug : last;
  return (
    <ReadFrame field={field}>
      {shown === '' ? (
        field.autoGenerate && <span className="faint">{text('form.url.waiting')}</span>
      ) : (
        <span translate="no">
          <span className="carte-prefix ellipsis muted">{before}</span>
          {shown}
        </span>
      )}
    </ReadFrame>
  );
};

export const url: FieldRenderer = { Input: UrlInput, Read: UrlRead };

interface UrlParts {
  /** The address of the record's own page: its last part is the value. */
  readonly isOwn: boolean;
  /** What stands before the last part, with its slash; `''` = nothing to show. */
  readonly before: string;
  readonly last: string;
}

const urlParts = (field: FieldConfig, value: unknown): UrlParts => {
  const whole = textOf(value);
  const isOwn = isOwnPage(field);
  if (!isOwn) return { isOwn, before: '', last: whole };
  // What is no address is shown as it stands: one cannot mend what one does not see.
  const last = whole.includes('/') && isOwnAddress(whole, field) ? lastSegment(whole) : whole;
  const before = field.prefix !== '' ? field.prefix.replace(/\/*$/, '/') : headOf(whole, last);
  return { isOwn, before, last };
};

const headOf = (whole: string, last: string): string => {
  const end = whole.lastIndexOf(last);
  return end > 0 ? whole.slice(0, end) : '';
};

/** The field whose text an address is made of: the title, unless the section names another. */
const sourceOf = ({ generatedFrom = 'title' }: FieldConfig): string => generatedFrom;

/**
 * Keeps a generated address in step with the title for as long as nobody wrote another one into it. Written in the same
 * event as the title, so both stand on the screen at once.
 */
const useSlugOfTitle = (field: FieldConfig): void => {
  const { onValue, getValues, setValue } = useFormHandle();
  useEffect(() => {
    if (!field.autoGenerate) return;
    const source = sourceOf(field);
    let before = slugFromTitle(textOf(getValues()[source]));
    return onValue(source, (title) => {
      const after = slugFromTitle(textOf(title));
      const current = lastSegment(textOf(getValues()[field.name]));
      if (after !== before && (current === '' || current === before)) setValue(field.name, after);
      before = after;
    });
  }, [field, onValue, getValues, setValue]);
};
