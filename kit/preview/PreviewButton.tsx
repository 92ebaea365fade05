import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { previewTitle } from '../../i18n/previewTitle';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { useCapability, useMay } from '../parts/may';
import { useOnceReady } from '../parts/useOnceReady';

const PreviewPane = lazyWithPreload(async () => (await import('./PreviewPane')).PreviewPane);

/** Whether the page of guests can be shown to this person. */
export const useCanPreview = (): boolean => {
  const isServed = useCapability('guest');
  return useMay()('guest', 'preview') && isServed;
};

/** Opens the page of guests beside the form of something that they see. */
export const PreviewButton = ({ pointId }: { readonly pointId: number }) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const turn = useOnceReady(PreviewPane, () => setOpen(!isOpen));
  if (!useCanPreview()) return null;
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        icon={<VisibilityOutlined />}
        className="carte-sign"
        data-guests
        aria-expanded={isOpen}
        onPointerEnter={() => void PreviewPane.preload()}
        onClick={turn}
      >
        <span>{previewTitle}</span>
      </Button>
      {/* Beside the page, not in it: on a narrow window it covers everything. */}
      {isOpen &&
        createPortal(<PreviewPane pointId={pointId} place="beside" onClose={close} />, document.body)}
    </>
  );
};
