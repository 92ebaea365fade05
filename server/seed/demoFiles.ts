import pLimit from 'p-limit';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { demoFoods, demoVenues, type Motif } from '../content';
import type { FileStore, Upload } from '../files/FileStore';
import { isShipped, shippedFile } from '../shippedFile';

/** Files taken in at the same time: one a core of a small machine. */
const AT_ONCE = 2;

/** How many pictures of each motif stand in `content/demo/pictures`. */
export const PICTURES_OF_MOTIF = 8;

/** The pictures and papers of the demo, each ready for its row. */
export interface DemoFiles {
  /** Of a dish or a menu: its own drawing where there is one, or one of its motif. */
  picture(title: string, motif: Motif): Upload;
  paper(title: string): Upload;
  /** A cover or a logo by its file. */
  face(file: string): Upload;
  readonly all: readonly Upload[];
}

interface DemoFile {
  /** The motif, the title of the paper, or the file of what has a picture of its own. */
  readonly key: string;
  readonly file: string;
  readonly name: string;
}

/** Puts everything the demo shows into the store, a file of its own for each record. */
export async function saveDemoFiles(store: FileStore): Promise<DemoFiles> {
  const inQueue = pLimit(AT_ONCE);
  const kept = await Promise.all(
    demoFiles().map((demo) => inQueue(async () => [demo.key, await keep(demo, store)] as const)),
  );
  const waiting = new Map<string, Upload[]>();
  for (const [key, upload] of kept) waiting.set(key, [...(waiting.get(key) ?? []), upload]);
  const take = (key: string) => {
    const upload = waiting.get(key)?.shift();
    if (!upload) throw new Error(`Expected a file "${key}", got none left (server/seed/demoFiles.ts).`);
    return upload;
  };
  return {
    picture: (title, motif) => take(drawingOf(title) ?? motif),
    paper: take,
    face: take,
    all: kept.map(([, upload]) => upload),
  };
}

const pathOf = (file: string): string => `content/demo/pictures/${file}.jpg`;

/** The file of what is drawn for itself: it is named after it. */
const drawingOf = (title: string): string | undefined => {
  const file = slugFromTitle(title);
  return isShipped(pathOf(file)) ? file : undefined;
};

const demoFiles = (): readonly DemoFile[] => {
  const used = new Map<Motif, number>();
  const picture = (name: string, motif: Motif): DemoFile => {
    const own = drawingOf(name);
    if (own !== undefined) return { key: own, file: own, name };
    const count = used.get(motif) ?? 0;
    used.set(motif, count + 1);
    return { key: motif, file: `${motif}-${(count % PICTURES_OF_MOTIF) + 1}`, name };
  };
  const paper = (title: string): DemoFile => ({ key: title, file: slugFromTitle(title), name: title });
  const face = (name: string, file: string | undefined): readonly DemoFile[] =>
    file === undefined ? [] : [{ key: file, file, name }];
  return demoVenues().flatMap(({ title: venue, cover, logo, papers, menus }) => [
    ...face(venue, cover),
    ...face(venue, logo),
    ...Object.values(papers).flat().map(paper),
    ...menus.flatMap((menu) => [
      picture(menu.title, menu.motif),
      ...menu.categories.flatMap(({ title: category, cover: own, motif }) => [
        ...face(category, own),
        ...demoFoods(venue, menu.title, category).map(({ title }) => picture(title, motif)),
      ]),
    ]),
  ]);
};

const keep = async ({ file, name }: DemoFile, store: FileStore): Promise<Upload> => {
  const jpeg = shippedFile(pathOf(file));
  return store.keep(new File([new Uint8Array(jpeg)], `${name}.jpg`, { type: 'image/jpeg' }));
};
