import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { useState } from 'react';
import { useParams } from 'react-admin';
import { hasEndpoints } from '../../contract/endpoints';
import { decodeKindId } from '../../dataProvider/kindId';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { Resource } from '../declaration/defineResource';
import { useCapability, useMay } from '../parts/may';
import { useOnceReady } from '../parts/useOnceReady';

const Panel = lazyWithPreload(async () => (await import('./HistoryPanel')).HistoryPanel);

interface HistoryButtonProps {
  readonly resource: Resource;
  /** Of its record; default: that of the page's address. */
  readonly id?: string;
  /** A change was taken back: the record is another one now. */
  readonly onUndone: () => void;
}

/** Opens what happened to the record of an edit page, where the backend keeps it. */
export const HistoryButton = ({ resource, id: own, onUndone }: HistoryButtonProps) => {
  const isAnnounced = useCapability('history');
  const isKept = useMay()('changes', 'list') && isAnnounced && hasEndpoints(resource.name);
  const { id: here } = useParams();
  const id = own ?? here;
  const [isOpen, setOpen] = useState(false);
  const open = useOnceReady(Panel, () => setOpen(true));
  if (!isKept || id === undefined) return null;
  return (
    <>
      <Button variant="outlined" icon={<HistoryOutlined />} className="carte-sign" onClick={open}>
        <span>{text('history.open')}</span>
      </Button>
      {isOpen && (
        <Panel
          resource={resource}
          id={resource.routes.edit?.kindIds ? decodeKindId(id).id : id}
          onClosed={() => setOpen(false)}
          onUndone={onUndone}
        />
      )}
    </>
  );
};
