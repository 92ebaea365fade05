import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { isOwnAddress, lastSegment } from '../../contract/fields';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { useField } from '../useField';
import { urlParts } from './urlParts';
import { useSlugOfTitle } from './useSlugOfTitle';

/** An address. Of the record's own page only the last part can be written; what stands before it is shown. */
export const UrlInput = ({ field }: FieldInputProps) => {
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
