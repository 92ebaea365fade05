import { styled } from '@mui/material/styles';

/** The tiles of a file field: as many in a row as fit, two on the narrowest phone. */
export const TileGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.75rem, 1fr))',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(1.5),
}));
