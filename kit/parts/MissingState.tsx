import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { SearchDrawing } from '../../ui/drawings/SearchDrawing';
import type { Way } from '../declaration/Parents';

interface MissingStateProps {
  readonly title: string;
  readonly message: string;
  /** Where to go from here, the best first. */
  readonly ways: readonly Way[];
}

/** In place of what is not there: what is missing, why perhaps, and the ways on. There is nothing to try again. */
export const MissingState = ({ title, message, ways }: MissingStateProps) => (
  <Stack role="alert" sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 6 }}>
    <SearchDrawing />
    <Typography component="h2" variant="h3" sx={{ mt: 1 }}>
      {title}
    </Typography>
    <Typography
      color="textSecondary"
      sx={{ maxWidth: '48ch', overflowWrap: 'anywhere', textWrap: 'balance' }}
    >
      {message}
    </Typography>
    <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
      {ways.map(({ to, label }, index) => (
        <Button key={to} component={Link} to={to} variant={index === 0 ? 'contained' : 'outlined'}>
          {label}
        </Button>
      ))}
    </Stack>
  </Stack>
);
