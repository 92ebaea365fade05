/** What runs when a text is taken for markup, a template, an address or a script: each calls `canary` by its number. */
const KINDS: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `</title><script>${call}</script>`,
  (call) => `</textarea><script>${call}</script>`,
  (call) => `"><script>${call}</script>`,
  (call) => `'><img src=x onerror=${call}>`,
  (call) => `<img src=x onerror="${call}">`,
  (call) => `<IMG SRC=x OnErRoR=${call}>`,
  (call) => `<img/src=x/onerror=${call}>`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<math><mtext><img src=x onerror=${call}>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>">`,
  (call) => `<iframe src="javascript:parent.${call}">`,
  (call) => `<body onload=${call}>`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<video src=x onerror=${call}>`,
  (call) => `<object data="javascript:${call}">`,
  (call) => `<a href="javascript:${call}">`,
  (call) => `<style onload=${call}></style>`,
  (call) => `<template><img src=x onerror=${call}></template>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `&lt;img src=x onerror=${call}&gt;`,
  (call) => `javascript:${call}`,
  (call) => `data:text/html,<script>${call}</script>`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `\${${call}} %{${call}} <%= ${call} %>`,
  (call) => `" onmouseover="${call}" x="`,
  (call) => `\u202e]]><!--<img src=x onerror=${call}>-->`,
];
const OF_EACH = 10;

export const hostileTexts: readonly string[] = Array.from({ length: OF_EACH }, (_, round) =>
  KINDS.map((kind, index) => kind(`canary(${round * KINDS.length + index})`)),
).flat();

/** What people read, by its name on the wire; everything else keeps the page working. */
const TEXTS = [
  'title',
  'description',
  'name',
  'placeholder',
  'street',
  'house',
  'city_name',
  'region',
  'last_name',
  'patronymic',
  'close_reason',
  'ingredients_str',
];
const LINKS = ['url', 'href', 'vk', 'tg', 'dzen'];

export interface Poison {
  /** How many texts have been put into answers. */
  readonly given: () => number;
  readonly into: (answer: unknown) => unknown;
}

/** Puts the texts, one after the other, into whatever a person would read of an answer; lists grow to hold many. */
export const createPoison = (rows = 60): Poison => {
  let next = 0;
  const take = (): string => hostileTexts[next++ % hostileTexts.length] ?? '';
  const spoil = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoil);
    if (typeof value !== 'object' || value === null) return value;
    const isField = 'field_id' in value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        if (typeof part !== 'string') return [key, spoil(part)];
        // The name of a field is no text: values are found by it.
        if (TEXTS.includes(key) && !(isField && key === 'name')) return [key, take()];
        return [key, LINKS.includes(key) ? 'javascript:canary(-1)' : part];
      }),
    );
  };
  const grow = (answer: unknown): unknown => {
    if (typeof answer !== 'object' || answer === null || !('current_page' in answer)) return answer;
    return Object.fromEntries(
      Object.entries(answer).map(([key, part]) => [
        key,
        Array.isArray(part) && part.length > 0 ? many(part, rows) : part,
      ]),
    );
  };
  return { given: () => next, into: (answer) => spoil(grow(answer)) };
};

/** The same rows over and over, each a record of its own. */
const many = (rows: readonly unknown[], wanted: number): readonly unknown[] =>
  Array.from({ length: wanted }, (_, index) => withId(rows[index % rows.length], index));

const withId = (row: unknown, index: number): unknown => {
  if (typeof row !== 'object' || row === null) return row;
  if ('id' in row && index > 0) return { ...row, id: 100_000 + index };
  if ('point' in row) return { ...row, point: withId(row.point, index) };
  return row;
};
