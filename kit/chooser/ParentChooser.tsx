import ExpandMore from '@mui/icons-material/ExpandMore';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useParentRecord } from '../parts/useParentRecord';
import { useParents } from '../queryRouter/ParentsContext';
import type { ParentChoice } from './ParentChoice';

const ChooserPanel = lazy(async () => ({ default: (await import('./ChooserPanel')).ChooserPanel }));

/** Above a list: which parent it belongs to; opens the panel to choose another. */
export const ParentChooser = ({ choice }: { readonly choice: ParentChoice }) => {
  const chosen = useParents()[choice.parent];
  // Without its name the list still works, so a failure is not the page's business.
  const { data: record, isPending } = useParentRecord(choice.resource, chosen);
  const [isOpen, setOpen] = useState(false);
  return (
    <Paper variant="outlined" sx={{ mb: 2, width: 'fit-content', maxWidth: '100%' }}>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ gap: 1.5, px: 2, py: 1, borderRadius: 'inherit', textAlign: 'left', maxWidth: '100%' }}
      >
        <StorefrontOutlined color="action" />
        <Stack sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {choice.words.label}
          </Typography>
          <Typography noWrap sx={{ fontWeight: 'fontWeightMedium' }}>
            {isPending ? <Skeleton width={160} /> : (record?.title ?? choice.words.title)}
            {record && (
              <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
                {choice.facts(record)}
              </Typography>
            )}
          </Typography>
        </Stack>
        <ExpandMore color="action" />
      </ButtonBase>
      {isOpen && (
        <Suspense>
          <ChooserPanel choice={choice} chosen={chosen} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </Paper>
  );
};
