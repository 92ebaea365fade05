/** Every accent but the breve: the Russian short i is a letter of its own, yo is typed as ye. */
const ACCENTS = /[\u0300-\u0305\u0307-\u036F]/g;

/** A text for comparing with what somebody types: case, accents, yo and the width of spaces do not count. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC').replace(/\s+/g, ' ').trim();
