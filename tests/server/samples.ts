import sharp from 'sharp';

/** Small real files, drawn or written by the tests themselves. */
const blank = (width = 8, height = 6) =>
  sharp({ create: { width, height, channels: 4, background: '#c33' } });

export const samplePng = (width?: number, height?: number): Promise<Buffer> =>
  blank(width, height).png().toBuffer();
export const sampleJpeg = (): Promise<Buffer> => blank().jpeg().toBuffer();
export const sampleGif = (): Promise<Buffer> => blank().gif().toBuffer();
export const sampleWebp = (): Promise<Buffer> => blank().webp().toBuffer();

export const samplePdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

export const sampleSvg = (inside = '<rect width="4" height="3" fill="#c33"/>'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6" viewBox="0 0 8 6">${inside}</svg>`,
  );

/** A JPEG that lies on its side, taken at a place the owner would rather not tell. */
export const sampleCameraJpeg = (): Promise<Buffer> =>
  blank(8, 6)
    .jpeg()
    .withExif({
      IFD0: { Make: 'CanaryCam', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** The first part of an update with files. */
export const PUT = ['_method', 'PUT'] as const;

/** What a browser sends for these parts. Values are texts or files. */
export const multipart = async (parts: readonly (readonly [string, string | File])[]) => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const request = new Request('http://carte.example', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
};

export const fileOf = (bytes: Buffer, name: string, type: string): File =>
  new File([new Uint8Array(bytes)], name, { type });
