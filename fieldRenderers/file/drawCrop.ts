import { isNewFile } from '../../contract/fields';
import type { Rect } from './cropMaths';
import { type FileEntry, nameOf } from './fileEntry';
import { blankCanvas, JPEG, jpegName, writeCanvas } from './writeCanvas';

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
