import pLimit from 'p-limit';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { demoFoods, demoVenues, type Motif } from '../content';
import type { FileStore, Upload } from '../files/FileStore';
import { isShipped, shippedFile } from '../shippedFile';

/** Files taken in at the same time: one a core of a small machine. */
const AT_ONCE = 2;

/** How many pictures of each motif stand in `content/demo/pictures`. */
export const PICTURES_OF_MOTIF = 8;

/** The pictures and papers of the demo, each ready for the rows that show it: as with a copy, several may name one file. */
export interface DemoFiles {
  /** Of a dish or a menu: its own drawing where there is one, or the next one of its motif. */
  picture(title: string, motif: Motif): Upload;
  paper(title: string): Upload;
  /** A cover or a logo by its file. */
  face(file: string): Upload;
  readonly all: readonly Upload[];
}

/** Puts everything the demo shows into the store. */
export async function saveDemoFiles(store: FileStore): Promise<DemoFiles> {
  const inQueue = pLimit(AT_ONCE);
  const files = [...new Set(demoFiles())];
  const kept = new Map(
    await Promise.all(files.map((file) => inQueue(async () => [file, await keep(file, store)] as const))),
  );
  const named = (file: string, name: string): Upload => {
    const upload = kept.get(file);
    if (!upload) throw new Error(`Expected a file "${file}", got none (server/seed/demoFiles.ts).`);
    return { ...upload, originalName: `${name}.jpg` };
  };
  const drawing = drawings();
  return {
    picture: (title, motif) => named(drawing(title, motif), title),
    paper: (title) => named(slugFromTitle(title), title),
    face: (file) => named(file, file),
    all: [...kept.values()],
  };
}

const pathOf = (file: string): string => `content/demo/pictures/${file}.jpg`;

/** Gives each dish or menu its picture in turn: what is drawn for itself is named after it, the others go round those of their motif. */
const drawings = () => {
  const used = new Map<Motif, number>();
  return (title: string, motif: Motif): string => {
    const own = slugFromTitle(title);
    if (isShipped(pathOf(own))) return own;
    const count = used.get(motif) ?? 0;
    used.set(motif, count + 1);
    return `${motif}-${(count % PICTURES_OF_MOTIF) + 1}`;
  };
};

const demoFiles = (): readonly string[] => {
  const drawing = drawings();
  return demoVenues().flatMap(({ title: venue, cover, logo, papers, menus }) => [
    ...[cover, logo].filter((file) => file !== undefined),
    ...Object.values(papers).flat().map(slugFromTitle),
    ...menus.flatMap((menu) => [
      drawing(menu.title, menu.motif),
      ...menu.categories.flatMap(({ title: category, cover: own, motif }) => [
        ...(own === undefined ? [] : [own]),
        ...demoFoods(venue, menu.title, category).map(({ title }) => drawing(title, motif)),
      ]),
    ]),
  ]);
};

const keep = async (file: string, store: FileStore): Promise<Upload> => {
  const jpeg = shippedFile(pathOf(file));
  return store.keep(new File([new Uint8Array(jpeg)], `${file}.jpg`, { type: 'image/jpeg' }));
};
