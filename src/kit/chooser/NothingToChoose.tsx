import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { Link } from 'react-router';
import { EmptyDrawing } from '../drawings/EmptyDrawing';
import { EmptyState } from '../EmptyState';
import type { ParentChoice } from './ParentChoice';

/** Nothing to stand below yet: says so, and its tooltip and button lead to where one makes it (2§2). */
export const NothingToChoose = ({ choice: { words, emptyTo } }: { readonly choice: ParentChoice }) => (
  <Paper variant="outlined">
    <EmptyState
      drawing={<EmptyDrawing />}
      title={words.empty}
      message={words.emptyNote}
      hint={
        <MuiLink component={Link} to={emptyTo} color="inherit" underline="always">
          {words.emptyAction}
        </MuiLink>
      }
      action={
        <Button variant="contained" component={Link} to={emptyTo}>
          {words.emptyAction}
        </Button>
      }
    />
  </Paper>
);
