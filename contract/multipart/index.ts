/**
 * A payload with files travels as `multipart/form-data`, which knows only texts and files. The convention:
 *
 * - names are brackets: `graphic[mon][begin]`, `phone_other[0][phone_number]`; a list always carries its indexes, so
 *   stored files (`images[0][id]`) and new ones (`images[1]` = the file) keep their order side by side;
 * - `true` and `false` are `1` and `0`, numbers are decimals, `null`, `[]` and `{}` are the empty text: they are sent,
 *   never left out. `undefined` is left out, as in JSON;
 * - `_method` comes first, `_types` second, then all texts, then all files, so that a reader knows the fields before the
 *   first file arrives;
 * - `_types` is an extension of ours (capability `multipart.types`): JSON `{name: type}` for every part that is no text
 *   and no file, so that `0`, `false` and `"0"` stay apart. With it `decodeBody` gives back exactly what was encoded.
 *   Without it values stay texts and an empty text is read as `null`, as PHP backends read it.
 */
export { decodeBody } from './decodeBody';
export { encodeParts } from './encodeParts';
export { MalformedBody, METHOD_PART, type Part } from './Part';
