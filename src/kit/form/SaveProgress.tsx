import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { limits } from '../../../contract/limits';
import { text } from '../../../i18n/text';

interface Props {
  readonly progress: number | undefined;
  readonly onCancel: () => void;
}

/**
 * How far an upload is, and the way to stop it. A save without files says nothing until it is slow: no timer aborts it,
 * the person decides (3-decisions, open points 20).
 */
export const SaveProgress = ({ progress, onCancel }: Props) => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), limits.slowAnswerMs);
    return () => clearTimeout(timer);
  }, []);
  if (progress === undefined && !isSlow) return null;
  return (
    <Stack role="status" direction="row" sx={{ alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      {progress !== undefined && (
        <LinearProgress
          variant={progress < 1 ? 'determinate' : 'indeterminate'}
          value={Math.round(progress * 100)}
          aria-label={text('form.uploading')}
          sx={{ flex: 1, minWidth: 120 }}
        />
      )}
      {isSlow && <span>{text('form.slow')}</span>}
      <Button size="s" variant="withoutBG" onClick={onCancel}>
        {text('form.cancel')}
      </Button>
    </Stack>
  );
};
