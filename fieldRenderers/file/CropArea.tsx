import { useEffect, useRef } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { isNewFile } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import type { PercentRect } from './cropMaths';
import { type FileEntry, nameOf } from './fileEntry';
import { useFileUrl } from './useFileUrl';
import './file.css';

interface CropAreaProps {
  readonly entry: FileEntry;
  /** Undefined until the picture is there, and for one that is too small. */
  readonly crop: PercentRect | undefined;
  readonly onCrop: (crop: PercentRect) => void;
  readonly onLoad: (image: HTMLImageElement) => void;
  readonly onError: (failure: unknown) => void;
}

/** The picture with the part that stays; mouse, touch and arrow keys move and resize it. */
export function CropArea({ entry, crop, onCrop, onLoad, onError }: CropAreaProps) {
  const url = useFileUrl(entry, 'originalUrl');
  const frame = useRef<HTMLDivElement>(null);
  const isReady = crop !== undefined;
  useEffect(() => {
    // The crop is what the keys move, so they stand on it as soon as it is there.
    if (isReady) frame.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus();
  }, [isReady]);
  return (
    <div className="carte-crop row middle narrow" ref={frame}>
      <ReactCrop
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
