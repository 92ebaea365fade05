import { isNewFile } from '../../contract/fields';
import type { Rect } from './cropMaths';
import { type FileEntry, nameOf } from './fileEntry';

const JPEG = 'image/jpeg';
const JPEG_QUALITY = 0.92;

/**
 * Cuts `part` (pixels of the picture as it is seen: the browser has turned it by its EXIF orientation already) out of
 * `image`. A new picture keeps its name and type; one that is stored becomes a new local JPEG (1§4). JPEG knows no
 * transparency, and an unpainted canvas would come out black, so it is white first (trap 14).
 */
export async function drawCrop(image: HTMLImageElement, part: Rect, entry: FileEntry): Promise<File> {
  const type = isNewFile(entry) ? entry.type : JPEG;
  const canvas = document.createElement('canvas');
  canvas.width = part.width;
  canvas.height = part.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('A crop needs a 2d canvas, and this browser gave none.');
  if (type === JPEG) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, part.width, part.height);
  }
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, part.width, part.height);
  const blob = await encode(canvas, type);
  return new File([blob], isNewFile(entry) ? entry.name : jpegName(nameOf(entry)), { type });
}

async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (blob?.type === type) return blob;
  throw new Error(`The crop should have become ${type}, the browser wrote ${blob?.type ?? 'nothing'}.`);
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'image'}.jpg`;
