export const JPEG = 'image/jpeg';

/** A canvas of this size to draw on. JPEG knows no transparency, and unpainted it would come out black: white first. */
export const blankCanvas = (width: number, height: number, type: string) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('A picture needs a 2d canvas, and this browser gave none.');
  if (type === JPEG) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  return { canvas, context };
};

/** What was drawn, in exactly this type. */
export const writeCanvas = async (
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob?.type === type) return blob;
  throw new Error(`The picture should have become ${type}, the browser wrote ${blob?.type ?? 'nothing'}.`);
};

export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'image'}.jpg`;
