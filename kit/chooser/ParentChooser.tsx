import ExpandMore from '@mui/icons-material/ExpandMore';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { useState } from 'react';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { Skeleton } from '../../ui/Skeleton';
import styles from '../parts/PageHeader.module.css';
import { useParentRecord } from '../parts/useParentRecord';
import { useParents } from '../queryRouter/ParentsContext';
import type { ParentChoice } from './ParentChoice';

const ChooserPanel = lazyWithPreload(async () => (await import('./ChooserPanel')).ChooserPanel);

/** Above a list: which parent it belongs to; opens the panel to choose another. */
export const ParentChooser = ({ choice }: { readonly choice: ParentChoice }) => {
  const chosen = useParents()[choice.parent];
  // Without its name the list still works, so a failure is not the page's business.
  const { data: record, isPending } = useParentRecord(choice.resource, chosen);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.chooserPlace}>
      <button type="button" className={styles.chooser} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <StorefrontOutlined color="action" />
        <span className="grid slim">
          <span className="visually-hidden">{choice.words.label}</span>
          <span className="ellipsis medium">
            {isPending ? <Skeleton width={160} /> : (record?.title ?? choice.words.title)}
            {record && <span className={styles.chooserFacts}>{choice.facts(record)}</span>}
          </span>
        </span>
        <ExpandMore color="action" />
      </button>
      {isOpen && <ChooserPanel choice={choice} chosen={chosen} onClosed={() => setOpen(false)} />}
    </div>
  );
};
