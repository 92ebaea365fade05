import pLimit from 'p-limit';
import sharp from 'sharp';
import type { FileStore, Upload } from '../files/FileStore';
import { demoPoints } from './content/points';
import { readFoods } from './content/readFoods';
import { drawFood } from './pictures/drawFood';
import { drawPaper } from './pictures/drawPaper';
import type { Motif } from './pictures/motifs';

/** Pictures drawn at the same time: one a core of a small machine. */
const AT_ONCE = 2;
const JPEG_QUALITY = 80;

// These are the only pictures that the server's own process draws, once: it keeps nothing of them.
sharp.cache(false);
sharp.concurrency(1);

/** The pictures and papers of the demo, each ready for its row. */
export interface DrawnFiles {
  food(title: string, motif: Motif): Upload;
  paper(title: string): Upload;
  readonly all: readonly Upload[];
}

interface Drawing {
  readonly key: string;
  readonly name: string;
  readonly svg: () => string;
}

/** Draws everything the demo shows and puts it into the store; the same picture is never drawn for two records. */
export async function drawFiles(store: FileStore): Promise<DrawnFiles> {
  const inQueue = pLimit(AT_ONCE);
  const drawn = await Promise.all(
    drawings().map((drawing) => inQueue(async () => [drawing.key, await keep(drawing, store)] as const)),
  );
  const waiting = new Map<string, Upload[]>();
  for (const [key, upload] of drawn) waiting.set(key, [...(waiting.get(key) ?? []), upload]);
  const take = (key: string) => {
    const upload = waiting.get(key)?.pop();
    if (!upload) throw new Error(`Expected a drawing "${key}", got none left (server/seed/drawFiles.ts).`);
    return upload;
  };
  return {
    food: (title, motif) => take(foodKey(title, motif)),
    paper: (title) => take(title),
    all: drawn.map(([, upload]) => upload),
  };
}

const foodKey = (title: string, motif: Motif) => `${motif}/${title}`;

const drawings = (): readonly Drawing[] =>
  demoPoints.flatMap((point) => [
    ...Object.values(point.papers)
      .flat()
      .map((title) => ({ key: title, name: title, svg: () => drawPaper(title) })),
    ...point.menus.flatMap((menu) => [
      picture(menu.title, menu.motif),
      ...menu.categories.flatMap(({ foods, motif }) =>
        readFoods(foods).map(({ title }) => picture(title, motif)),
      ),
    ]),
  ]);

const picture = (title: string, motif: Motif): Drawing => ({
  key: foodKey(title, motif),
  name: title,
  svg: () => drawFood(title, motif),
});

const keep = async ({ name, svg }: Drawing, store: FileStore): Promise<Upload> => {
  const jpeg = await sharp(Buffer.from(svg())).jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return store.keep(new File([new Uint8Array(jpeg)], `${name}.jpg`, { type: 'image/jpeg' }));
};
