import OutlinedInput from '@mui/material/OutlinedInput';
import { lastSegment } from '../../contract/fields';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { useField } from '../useField';
import { urlParts } from './urlParts';
import { useSlugOfTitle } from './useSlugOfTitle';

/** An address. Of the record's own page only the last part can be written; what stands before it is shown (1§3). */
export const UrlInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, problems } = useField(field);
  const { isOwn, before, last } = urlParts(field, value);
  useSlugOfTitle(field);
  const write = (typed: string) => onChange(isOwn && typed.includes('/') ? lastSegment(typed) : typed);
  return (
    <FieldFrame field={field} id={id} problems={problems}>
      <OutlinedInput
        fullWidth
        error={problems.length > 0}
        placeholder={field.placeholder}
        value={last}
        onChange={(event) => write(event.target.value)}
        onBlur={(event) => {
          const trimmed = event.target.value.trim();
          if (trimmed !== event.target.value) write(trimmed);
          onBlur();
        }}
        startAdornment={
          before !== '' && (
            <span className="carte-prefix" title={before} translate="no">
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
