import '../../contract/fields';
import { isKnownField } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { foodComposition, foodGeneral } from '../../contract/sections/food';
import { rawFields } from '../../contract/sections/rawFields';
import { columnsOf } from '../../contract/sheets/columns';
import { readSheet } from '../../contract/sheets/readSheet';

/** The columns of a sheet of dishes. */
export const columns = columnsOf(
  [foodGeneral, foodComposition]
    .flatMap((drafts) => parseFieldConfig(rawFields('food', drafts)))
    .filter(isKnownField),
);
export const read = (bytes: Uint8Array, sheet?: string) => readSheet(bytes, columns, sheet);
export const utf8 = (text: string) => new TextEncoder().encode(text);
