import Paper from '@mui/material/Paper';
import { ButtonLink } from '../../ui/Button';
import { EmptyDrawing } from '../../ui/drawings/EmptyDrawing';
import { EmptyState } from './EmptyState';

interface NotOfferedProps {
  readonly absentTitle: string;
  readonly absentNote: string;
  readonly toMenus: string;
  readonly to: string;
}

/** A screen that this backend cannot fill (docs/spec/3-decisions.md, Capabilities): says so, and where to go instead. */
export const NotOffered = ({ absentTitle, absentNote, toMenus, to }: NotOfferedProps) => (
  <Paper variant="outlined">
    <EmptyState
      drawing={<EmptyDrawing />}
      title={absentTitle}
      message={absentNote}
      action={
        <ButtonLink variant="outlined" to={to}>
          {toMenus}
        </ButtonLink>
      }
    />
  </Paper>
);
