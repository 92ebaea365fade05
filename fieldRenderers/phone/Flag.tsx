import type { CountryCode } from 'libphonenumber-js/max';
import { flagOf } from './countries';
import './phone.css';

/** A flag from this site, never from another host. Decoration: the country's name stands beside it. */
export const Flag = ({ iso2 }: { iso2: CountryCode | undefined }) => {
  const url = iso2 && flagOf(iso2);
  return url ? (
    <img className="carte-flag" src={url} alt="" loading="lazy" />
  ) : (
    <span className="carte-flag" />
  );
};
