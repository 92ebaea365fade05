import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { FieldAria } from '../fieldAria';
import type { PhoneErrorCode } from './phoneNumber';
import { shownPhone } from './shownPhone';

export interface PhoneControlProps {
  readonly name: string;
  /** `+` and digits; what the backend stored otherwise is shown as it is. */
  readonly value: string;
  readonly onChange: (number: string) => void;
  /** The person left the input or is about to save: the code says why the number cannot be, null = valid or empty. */
  readonly onJudged: (number: string, error: PhoneErrorCode | null) => void;
  readonly aria: Partial<FieldAria> & { readonly 'aria-label'?: string };
  readonly placeholder: string;
}

const Widget = lazy(() => import('./PhoneWidget').then(({ PhoneWidget }) => ({ default: PhoneWidget })));

/** A phone number with its country. The numbering plans are a chunk of their own; the number can be read meanwhile. */
export function PhoneControl(props: PhoneControlProps) {
  const { name, value, aria, placeholder } = props;
  return (
    <Suspense
      fallback={
        <OutlinedInput
          fullWidth
          readOnly
          value={shownPhone(value)}
          placeholder={placeholder}
          // Not to be written yet, but soon: it must not look locked.
          sx={{ '&&': { bgcolor: 'background.paper' } }}
          startAdornment={
            <InputAdornment position="start">
              <Skeleton variant="rounded" width="1.5rem" height="1rem" />
            </InputAdornment>
          }
          slotProps={{ input: { ...aria, name, 'aria-busy': true } }}
        />
      }
    >
      <Widget {...props} />
    </Suspense>
  );
}
