import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { text } from '../../../i18n/text';
import type { Draft } from './drafts';

const moment = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

interface Props {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

/** Offers back what was typed into this form and never saved. */
export const DraftOffer = ({ draft, onRestore, onDrop }: Props) => (
  <Alert severity="info" sx={{ mb: 3 }}>
    {text('form.draft.found', { when: moment.format(draft.savedAt) })} {text('form.draft.hint')}
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      <Button size="s" variant="primary" onClick={onRestore}>
        {text('form.draft.restore')}
      </Button>
      <Button size="s" variant="withoutBG" onClick={onDrop}>
        {text('form.draft.drop')}
      </Button>
    </Stack>
  </Alert>
);
