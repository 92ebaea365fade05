import type { RaRecord } from 'react-admin';
import { GuestsLine } from './GuestsLine';
import { guestPageOf } from './guestPageOf';
import { readVisibility } from './readVisibility';

interface FormGuestsLineProps {
  readonly record: RaRecord;
  /** Whose form it is. */
  readonly own: string;
}

export const FormGuestsLine = ({ record, own }: FormGuestsLineProps) => {
  const visibility = readVisibility(record);
  return (
    visibility && (
      <GuestsLine
        causes={visibility.causes}
        notes={visibility.notes}
        zone={visibility.timezone}
        own={own}
        page={guestPageOf(record)}
      />
    )
  );
};
