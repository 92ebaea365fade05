import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { createPortal } from 'react-dom';
import { previewTitle } from '../../i18n/previewTitle';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { useCapability, useMay } from '../parts/may';
import { useOnceReady } from '../parts/useOnceReady';

const PreviewPane = lazyWithPreload(
  async () => (await import('./PreviewPane')).PreviewPane,
  // Its room is kept: the form beside it must not move when it comes.
  <aside className="carte-side-pane surface line-left" data-along />,
);

/** Whether the page of guests can be shown to this person. */
export const useCanPreview = (): boolean => {
  const isServed = useCapability('guest');
  return useMay()('guest', 'preview') && isServed;
};

interface PreviewButtonProps {
  readonly pointId: number;
  /** It opens by itself where there is room for both, until the person closes it. */
  readonly isAlong?: boolean | undefined;
}

/** Opens the page of guests beside the form of something that they see. */
export const PreviewButton = ({ pointId, isAlong = false }: PreviewButtonProps) => {
  const isWide = useMediaQuery('(min-width:1280px)', { noSsr: true });
  const [isWanted, keepWanted] = useStore('guests.along', true);
  const [chosen, setChosen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = chosen ?? (isAlong && isWanted && isWide);
  const open = (next: boolean): void => {
    setChosen(next);
    if (isAlong && isWide) keepWanted(next);
  };
  const turn = useOnceReady(PreviewPane, () => open(!isOpen));
  if (!useCanPreview()) return null;
  const close = (): void => {
    open(false);
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
        createPortal(
          <PreviewPane pointId={pointId} place="beside" isAlong={!chosen} onClose={close} />,
          document.body,
        )}
    </>
  );
};
