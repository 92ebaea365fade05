import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { text } from '../../i18n/text';

/** A small "i" with further explanation (an optional tooltip). */
export const EmptyHint = ({ hint }: { readonly hint: ReactNode }) => (
  <Tooltip title={hint} enterTouchDelay={0} describeChild>
    <IconButton size="small" aria-label={text('list.emptyHint')} sx={{ ml: 0.5, my: -1 }}>
      <InfoOutlined fontSize="small" />
    </IconButton>
  </Tooltip>
);
