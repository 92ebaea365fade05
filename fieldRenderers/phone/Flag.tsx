import { styled } from '@mui/material/styles';
import type { CountryCode } from 'libphonenumber-js/max';
import { flagOf } from './countries';

/** A flag from this site, never from another host (trap 13). Decoration: the country's name stands beside it. */
export const Flag = ({ iso2 }: { iso2: CountryCode | undefined }) => {
  const url = iso2 && flagOf(iso2);
  return url ? <Picture src={url} alt="" loading="lazy" /> : <Picture as="span" />;
};

const Picture = styled('img')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'block',
    flex: 'none',
    width: '1.5rem',
    height: '1rem',
    borderRadius: '0.125rem',
    backgroundColor: palette.action.hover,
    boxShadow: `0 0 0 1px ${palette.divider}`,
  };
});
