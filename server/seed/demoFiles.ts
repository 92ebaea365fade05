import pLimit from 'p-limit';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { demoFoods, demoVenues, type Motif } from '../content';
import type { FileStore, Upload } from '../files/FileStore';
import { shippedFile } from '../shippedFile';

/** Files taken in at the same time: one a core of a small machine. */
const AT_ONCE = 2;

/** How many pictures of each motif stand in `content/demo/pictures`. */
export const PICTURES_OF_MOTIF = 8;

/** The pictures and papers of the demo, each ready for its row. */
export interface DemoFiles {
  picture(motif: Motif): Upload;
  paper(title: string): Upload;
  cover(file: string): Upload;
  readonly all: readonly Upload[];
}

interface DemoFile {
  /** The motif, the title of the paper, or the file of a cover. */
  readonly key: string;
  readonly file: string;
  readonly name: string;
}

/** Puts everything the demo shows into the store, a file of its own for each record. */
export async function keepDemoFiles(store: FileStore): Promise<DemoFiles> {
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
  return { picture: take, paper: take, cover: take, all: kept.map(([, upload]) => upload) };
}

const demoFiles = (): readonly DemoFile[] => {
  const used = new Map<Motif, number>();
  const picture = (name: string, motif: Motif): DemoFile => {
    const count = used.get(motif) ?? 0;
    used.set(motif, count + 1);
    return { key: motif, file: `${motif}-${(count % PICTURES_OF_MOTIF) + 1}`, name };
  };
  const paper = (title: string): DemoFile => ({ key: title, file: slugFromTitle(title), name: title });
  const cover = (name: string, file: string | undefined): readonly DemoFile[] =>
    file === undefined ? [] : [{ key: file, file, name }];
  return demoVenues().flatMap(({ title: venue, cover: face, papers, menus }) => [
    ...cover(venue, face),
    ...Object.values(papers).flat().map(paper),
    ...menus.flatMap((menu) => [
      picture(menu.title, menu.motif),
      ...menu.categories.flatMap(({ title: category, cover: own, motif }) => [
        ...cover(category, own),
        ...demoFoods(venue, menu.title, category).map(({ title }) => picture(title, motif)),
      ]),
    ]),
  ]);
};

const keep = async ({ file, name }: DemoFile, store: FileStore): Promise<Upload> => {
  const jpeg = shippedFile(`content/demo/pictures/${file}.jpg`);
  return store.keep(new File([new Uint8Array(jpeg)], `${name}.jpg`, { type: 'image/jpeg' }));
};
