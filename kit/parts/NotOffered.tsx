import { ButtonLink } from '../../ui/Button';
import { EmptyDrawing } from '../../ui/drawings/EmptyDrawing';
import { Surface } from '../../ui/Surface';
import { EmptyState } from './EmptyState';

interface NotOfferedProps {
  readonly absentTitle: string;
  readonly absentNote: string;
  readonly toMenus: string;
  readonly to: string;
}

/** A screen that this backend cannot fill (docs/spec/3-decisions.md, Capabilities): says so, and where to go instead. */
export const NotOffered = ({ absentTitle, absentNote, toMenus, to }: NotOfferedProps) => (
  <Surface>
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
  </Surface>
);
