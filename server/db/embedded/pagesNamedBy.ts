import { readFileSync } from 'node:fs';
import { PAGE } from './Relation';

/*
 * PostgreSQL's own forms, little-endian as its build for wasm writes them: PageHeaderData, BTPageOpaqueData at the end of
 * a page, ItemIdData, IndexTupleData (bufpage.h, nbtree.h, itemid.h, itup.h of version 18).
 */
const HEADER = 24;
const LOWER = 12;
const SPECIAL = 16;
const LEAF = 1;
/** Deleted, the meta page, half dead. */
const NO_ROWS = 4 | 8 | 16;
const NORMAL_ITEM = 1;
const IS_LIST = 0x2000;

/** @returns the pages of a table in which a b-tree index says that rows lie */
export const pagesNamedBy = (indexFile: string): ReadonlySet<number> => {
  const bytes = readFileSync(indexFile);
  const named = new Set<number>();
  for (let at = 0; at + PAGE <= bytes.length; at += PAGE) {
    const page = bytes.subarray(at, at + PAGE);
    const special = page.readUInt16LE(SPECIAL);
    if (special < HEADER || special > PAGE - 16) continue;
    const flags = page.readUInt16LE(special + 12);
    if ((flags & LEAF) === 0 || (flags & NO_ROWS) !== 0) continue;
    // The first item of a page that has a right neighbour is its upper bound, not a row.
    const first = page.readUInt32LE(special + 4) === 0 ? 0 : 1;
    const count = (Math.min(page.readUInt16LE(LOWER), special) - HEADER) / 4;
    for (let item = first; item < count; item += 1) {
      const id = page.readUInt32LE(HEADER + 4 * item);
      if (((id >> 15) & 3) === NORMAL_ITEM) named.add(pageOf(page, id & 0x7fff));
    }
  }
  return named;
};

/** Of a row; of a list of rows with the same key, the first. */
const pageOf = (page: Buffer, tuple: number): number => {
  const isList = (page.readUInt16LE(tuple + 6) & IS_LIST) !== 0;
  const at = isList ? tuple + blockAt(page, tuple) : tuple;
  return blockAt(page, at);
};

/** BlockIdData: two halves, the high one first. */
const blockAt = (page: Buffer, at: number): number =>
  page.readUInt16LE(at) * 0x1_0000 + page.readUInt16LE(at + 2);
