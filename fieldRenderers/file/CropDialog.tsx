import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState } from 'react';
import ReactCrop from 'react-image-crop';
import { isNewFile } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { useIsPhone } from '../../ui/media';
import type { CropStepProps } from './CropStep';
import { canHoldCrop, initialCrop, type PercentRect, pixelsOf, type Rect } from './cropMaths';
import { type FileEntry, nameOf } from './fileEntry';
import { useFileUrl } from './useFileUrl';
import { blankCanvas, JPEG, jpegName, writeCanvas } from './writeCanvas';
import 'react-image-crop/dist/ReactCrop.css';
import './file.css';

/** Cuts a picture to 4:3. Cancelling and 'no crop' keep the original; a failure is logged and does the same. */
export function CropDialog({ entry, onDone }: CropStepProps) {
  const titleId = useId();
  const url = useFileUrl(entry, 'originalUrl');
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [crop, setCrop] = useState<PercentRect>();
  const [isTooSmall, setTooSmall] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isPhone = useIsPhone();

  const dismiss = (failure: unknown) => {
    console.error('The picture could not be cropped, the original stays.', failure);
    onDone(null);
  };
  const open = (loaded: HTMLImageElement) => {
    setPicture(loaded);
    const fits = canHoldCrop(sizeOf(loaded));
    setTooSmall(!fits);
    if (fits) setCrop(initialCrop(loaded));
  };
  const apply = () => {
    if (!picture || !crop) return;
    setBusy(true);
    drawCrop(picture, pixelsOf(crop, sizeOf(picture)), entry).then(onDone, dismiss);
  };

  return (
    <Dialog
      open
      fullScreen={isPhone}
      maxWidth="md"
      onClose={() => onDone(null)}
      aria-labelledby={titleId}
      slotProps={{ paper: { 'aria-describedby': `${titleId}-hint` } }}
    >
      <DialogTitle id={titleId}>{text('file.crop.title')}</DialogTitle>
      <DialogContent>
        <CropArea entry={entry} url={url} crop={crop} onCrop={setCrop} onLoad={open} onError={dismiss} />
        <div className="row gap-16 above-12">
          {!isTooSmall && (
            // What will be cut as the lists show it: the middle of it, square. Its room is kept until it has come.
            <svg
              className="carte-cut rigid round sunken"
              viewBox={picture && crop && viewBoxOf(pixelsOf(crop, sizeOf(picture)))}
              preserveAspectRatio="xMidYMid slice"
              aria-hidden
            >
              {picture && <image href={url} {...sizeOf(picture)} />}
            </svg>
          )}
          <DialogContentText id={`${titleId}-hint`}>
            {text(isTooSmall ? 'file.crop.tooSmall' : 'file.crop.hint')}
          </DialogContentText>
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="simple" autoFocus onClick={() => onDone(null)}>
          {text('common.cancel')}
        </Button>
        <Button variant="text" onClick={() => onDone(null)}>
          {text('file.crop.none')}
        </Button>
        <Button onClick={apply} disabled={!crop} loading={isBusy && text('common.loading')}>
          {text('file.crop.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
});

const viewBoxOf = ({ x, y, width, height }: Rect) => `${x} ${y} ${width} ${height}`;

const JPEG_QUALITY = 0.92;

/**
 * Cuts `part` (pixels of the picture as it is seen: the browser has turned it by its EXIF orientation already) out of
 * `image`. A new picture keeps its name and type; one that is stored becomes a new local JPEG.
 */
export async function drawCrop(image: HTMLImageElement, part: Rect, entry: FileEntry): Promise<File> {
  const type = isNewFile(entry) ? entry.type : JPEG;
  const { canvas, context } = blankCanvas(part.width, part.height, type);
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, part.width, part.height);
  const blob = await writeCanvas(canvas, type, JPEG_QUALITY);
  return new File([blob], isNewFile(entry) ? entry.name : jpegName(nameOf(entry)), { type });
}

interface CropAreaProps {
  readonly entry: FileEntry;
  readonly url: string | undefined;
  /** Undefined until the picture is there, and for one that is too small. */
  readonly crop: PercentRect | undefined;
  readonly onCrop: (crop: PercentRect) => void;
  readonly onLoad: (image: HTMLImageElement) => void;
  readonly onError: (failure: unknown) => void;
}

/** The picture with the part that stays; mouse, touch and arrow keys move and resize it. */
function CropArea({ entry, url, crop, onCrop, onLoad, onError }: CropAreaProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isReady = crop !== undefined;
  useEffect(() => {
    // The crop is what the keys move, so they stand on it as soon as it is there.
    if (isReady) frame.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus();
  }, [isReady]);
  return (
    <div className="carte-crop row middle narrow" ref={frame}>
      <ReactCrop
        className="ReactCrop--no-animate"
        keepSelection
        disabled={!crop}
        aspect={limits.cropAspect}
        minWidth={limits.cropMinPx}
        minHeight={limits.cropMinPx}
        onChange={(_pixels, percent) => onCrop({ ...percent, unit: '%' })}
        ariaLabels={ariaLabels()}
        {...(crop && { crop })}
      >
        {url && (
          <img
            src={url}
            alt={nameOf(entry)}
            // A stored picture on another host can be cut only where that host allows it.
            {...(!isNewFile(entry) && { crossOrigin: 'anonymous' })}
            onLoad={(event) => onLoad(event.currentTarget)}
            onError={() => onError(new Error('The picture could not be read.'))}
          />
        )}
      </ReactCrop>
    </div>
  );
}

const ariaLabels = () => ({
  cropArea: text('file.crop.area'),
  nwDragHandle: text('file.crop.nw'),
  nDragHandle: text('file.crop.n'),
  neDragHandle: text('file.crop.ne'),
  eDragHandle: text('file.crop.e'),
  seDragHandle: text('file.crop.se'),
  sDragHandle: text('file.crop.s'),
  swDragHandle: text('file.crop.sw'),
  wDragHandle: text('file.crop.w'),
});
