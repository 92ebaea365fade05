import type { Ingredient } from './entities';
import { foldText } from './foldText';
import { allergenWords, compositionHeadings, sheetTexts } from './texts/sheets';

interface Item {
  readonly title: string;
  readonly isAllergen: boolean;
}

/** A list in a text. */
interface TextList {
  readonly items: readonly Item[];
  /** Whether every bracket and quote has its other half. */
  readonly isWhole: boolean;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '«': '»' };
const CLOSERS = Object.values(CLOSING);
/** A quote in quotes is written twice; none begins behind a letter or a number (`12"`). */
const QUOTED = /(?<=^|[\s([{«,;>])"(?:(?:[^"]|"")*"(?!")|.*)/suy;
const HALF_QUOTED = /^"(?:[^"]|"")*$/u;
const TAG = /<\/?[a-z][a-z0-9]*\b[^<>]*>/iy;
const INLINE_TAG = /^<\/?(?:b|strong|i|em|u|span|font)\b/i;
const ENTITY = /&(?:nbsp|amp|quot|lt|gt);/iy;
/** `1) salt`, whose bracket has no other half. */
const NUMBERED = /(?<=^\s*|[\n,;•]\s*)\d{1,2}[.)]\s+/uy;
const SEPARATOR = /[;\n•▪●◦‣]|,(?!(?<=\d,)\d)/uy;
const HEADING = new RegExp(
  `^(?:\\s|<[^<>]*>|[-–—*•])*(?:${compositionHeadings.join('|')})(?:[^\\S\\n]+\\p{L}+)?[^\\S\\n]*(?:<[^<>]*>[^\\S\\n]*)*(?::|\\s[-–—]\\s|\\n)`,
  'iu',
);

/**
 * The items of a list as people write them: between commas, semicolons, line ends and bullets, but not inside a number (3,2 %),
 * brackets or quotes. What is never closed holds the rest: half of an ingredient must not pass for a whole one.
 */
export const splitList = (typed: string): TextList => {
  const text = typed.replace(/\r\n?/g, '\n').replace(HEADING, '');
  const pieces: string[] = [];
  const open: string[] = [];
  let isWhole = true;
  let piece = '';
  const end = (separator: string): void => {
    // The dot of a sentence goes with its line; before a comma it is the dot of a word cut short.
    pieces.push(/[,;]/.test(separator) ? piece : piece.replace(/(?<!\.\p{L}*)\.\s*$/u, ''));
    piece = '';
  };
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  while (at < text.length) {
    const kept = take(QUOTED) ?? take(ENTITY);
    const tag = kept === undefined ? take(TAG) : undefined;
    if (kept !== undefined) {
      isWhole &&= !HALF_QUOTED.test(kept);
      piece += kept;
    } else if (tag !== undefined) {
      if (open.length > 0) piece += ' ';
      else if (!INLINE_TAG.test(tag)) end(tag);
    } else if (open.length === 0 && take(NUMBERED)) {
      // Its number is no part of it.
    } else {
      const separator = open.length === 0 ? take(SEPARATOR) : undefined;
      if (separator !== undefined) end(separator);
      else {
        const sign = text[at] ?? '';
        const closer = CLOSING[sign];
        if (closer) open.push(closer);
        else if (sign === open.at(-1)) open.pop();
        else if (CLOSERS.includes(sign)) isWhole = false;
        piece += sign;
        at += 1;
      }
    }
  }
  end('\n');
  return { items: marked(pieces.map(itemOf)), isWhole: isWhole && open.length === 0 };
};

const WORDS = allergenWords.join('|');
const MARK = new RegExp(`\\s*[([]\\s*(?:${WORDS})!?\\s*[)\\]]`, 'giu');
/** A mark that says more: it stays, and counts. */
const LONG_MARK = new RegExp(`[([]\\s*(?:${WORDS})\\s*[:,;–—-]`, 'iu');
const WHOLLY_QUOTED = new RegExp(`^"((?:[^"]|"")*)"(${MARK.source})?$`, 'iu');
const BULLET = /^[-–—*·+✓]+\s*/u;
const ENTITIES = [
  [/&nbsp;|\s+/giu, ' '],
  [/&quot;/gi, '"'],
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
  [/&amp;/gi, '&'],
] as const;

const itemOf = (piece: string): Item => {
  const [, verbatim, mark] = WHOLLY_QUOTED.exec(piece.trim()) ?? [];
  if (verbatim !== undefined)
    return { title: verbatim.replaceAll('""', '"'), isAllergen: mark !== undefined };
  const bare = piece.trim().replace(BULLET, '').replace(MARK, '');
  const title = ENTITIES.reduce((text, [sign, meant]) => text.replace(sign, meant), bare).trim();
  return { title, isAllergen: piece.search(MARK) >= 0 || LONG_MARK.test(piece) };
};

/** A mark that stands alone belongs to what stands before it. */
const marked = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item, index) => {
    if (item.title === '') return [];
    const next = items[index + 1];
    return [{ ...item, isAllergen: item.isAllergen || (next?.title === '' && next.isAllergen) }];
  });

/** A list that reads back as it was: what would not is in quotes. */
export const joinList = (items: readonly Item[]): string =>
  items
    .map(({ title, isAllergen }) => {
      const { items: read, isWhole } = splitList(title);
      const isPlain = isWhole && read.length === 1 && read[0]?.title === title && !read[0].isAllergen;
      const written = isPlain && !/^"|[<>&]/.test(title) ? title : `"${title.replaceAll('"', '""')}"`;
      return isAllergen ? `${written} (${sheetTexts.allergen})` : written;
    })
    .join(', ');

/** The ingredients in a text, each once: one that is an allergen anywhere is one. */
export const readComposition = (
  text: string,
): { readonly ingredients: readonly Ingredient[]; readonly isWhole: boolean } => {
  const { items, isWhole } = splitList(text);
  const found = new Map<string, Ingredient>();
  for (const { title, isAllergen } of items) {
    const key = foldText(title);
    const other = found.get(key);
    found.set(key, {
      title: other?.title ?? title,
      is_allergen: isAllergen || other?.is_allergen === true,
    });
  }
  return { ingredients: [...found.values()], isWhole };
};
