import OutlinedInput from '@mui/material/OutlinedInput';
import { lazy, Suspense } from 'react';
import type { FieldAria } from '../fieldAria';
import type { PhoneErrorCode } from './phoneNumber';

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
          value={value}
          placeholder={placeholder}
          slotProps={{ input: { ...aria, name, 'aria-busy': true } }}
        />
      }
    >
      <Widget {...props} />
    </Suspense>
  );
}
