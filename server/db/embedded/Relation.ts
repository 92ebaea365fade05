import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

/** Bytes of a page of PostgreSQL. */
export const PAGE = 8192;
const SEGMENT_PAGES = 131_072;
const HEADER = 24;
const UPPER = 14;

/** The pages of a table or an index as they lie on the disk, in files of 1 GiB each. */
export class Relation {
  readonly pages: number;
  readonly #file: string;

  /** @param file the first of its files */
  constructor(file: string) {
    this.#file = file;
    let pages = 0;
    for (let segment = 0; existsSync(this.#segment(segment)); segment += 1) {
      // What is less than a page at the end is left over from an extension that never happened.
      pages += Math.floor(statSync(this.#segment(segment)).size / PAGE);
    }
    this.pages = pages;
  }

  /** Those of the pages that are not there, or have never been written. */
  missing(pages: Iterable<number>): readonly number[] {
    const header = Buffer.alloc(HEADER);
    const open = new Map<number, number>();
    const isMissing = (page: number): boolean => {
      if (page >= this.pages) return true;
      const segment = Math.floor(page / SEGMENT_PAGES);
      const fd = open.get(segment) ?? openSync(this.#segment(segment), 'r');
      open.set(segment, fd);
      readSync(fd, header, 0, HEADER, (page % SEGMENT_PAGES) * PAGE);
      return header.readUInt16LE(UPPER) === 0;
    };
    try {
      return [...pages].filter(isMissing);
    } finally {
      for (const fd of open.values()) closeSync(fd);
    }
  }

  #segment(number: number): string {
    return number === 0 ? this.#file : `${this.#file}.${number}`;
  }
}
