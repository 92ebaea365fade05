import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { HttpError } from '../../../contract/errors';
import { text } from '../../../i18n/text';
import type { Resource } from '../defineResource';
import { SearchDrawing } from '../drawings/SearchDrawing';
import { ErrorState } from '../ErrorState';
import { useAddress } from '../useAddress';

interface Props {
  readonly resource: Resource;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a record that is not there (or not this person's: nobody tells which) or could not be read. */
export const RecordError = ({ resource, error, onRetry }: Props) => {
  const list = useAddress(resource)('list');
  const isGone = error instanceof HttpError && (error.status === 404 || error.status === 403);
  if (!isGone) return <ErrorState error={error} fallback="form.recordFailed" onRetry={onRetry} />;
  return (
    <Stack role="alert" sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 6 }}>
      <SearchDrawing />
      <Typography component="h2" variant="h3" sx={{ mt: 1 }}>
        {text('form.recordMissing')}
      </Typography>
      <Typography color="textSecondary">{text('form.recordMissingHint')}</Typography>
      {list !== undefined && (
        <Button component={Link} to={list} variant="primary" sx={{ mt: 2 }}>
          {text('form.toList')}
        </Button>
      )}
    </Stack>
  );
};
