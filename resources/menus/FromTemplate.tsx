import { useState } from 'react';
import { templateWords as words } from '../../i18n/templateWords';
import { useCapability, useMay } from '../../kit/parts/may';
import { useParents } from '../../kit/queryRouter/ParentsContext';
import { Button } from '../../ui/Button';
import { TemplateDialog } from '../shared/templates/TemplateDialog';

/** Where a venue has no menu yet: a whole one to begin with. */
export const FromTemplate = () => {
  const { pointId } = useParents();
  const isOffered = useCapability('templates');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!isOffered || pointId === undefined || !may('templates', 'apply')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.fromTemplate}
      </Button>
      {isOpen && <TemplateDialog pointId={pointId} onClose={() => setOpen(false)} />}
    </>
  );
};
