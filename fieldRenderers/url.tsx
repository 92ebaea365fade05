import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isOwnAddress, lastSegment, textOf } from '../contract/fields';
import { slugFromTitle } from '../contract/fields/slugFromTitle';
import { text } from '../i18n/text';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { useFormHandle } from './formHandle';
import { ReadFrame } from './ReadFrame';
import { urlParts } from './url/urlParts';
import { sourceOf, useSlugOfTitle } from './url/useSlugOfTitle';
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
