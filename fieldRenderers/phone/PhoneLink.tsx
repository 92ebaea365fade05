import Link from '@mui/material/Link';
import { shownPhone } from './shownPhone';

/** A number to read and to call. */
export const PhoneLink = ({ number }: { number: string }) => (
  <Link href={`tel:${number.replace(/[^\d+]/g, '')}`} className="nowrap">
    {shownPhone(number)}
  </Link>
);
