/** Steps of one measure, the star of the name the pixels of each: `gap-8` for `gap-*`. */
const steps = (
  name: string,
  pixels: readonly number[],
  said: (px: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(pixels.map((px) => [name.replace('*', String(px)), said(`${px}px`)]));

const clamp = (lines: number): string =>
  `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines}`;

/**
 * The classes of layout that say one thing: by name, what they say. Whatever a part says of itself wins over them, and of two
 * that contradict each other the later one. A module composes them (`composes: row gap-8 from global`); where it has nothing to
 * add, they stand in the markup alone. Those that say more stand in `layout.css`.
 */
const classes: Readonly<Record<string, string>> = {
  'clamp-2': clamp(2),
  'clamp-3': clamp(3),
  card: 'border: 1px solid var(--c-line); border-radius: var(--radius-large); background: var(--c-surface)',
  ellipsis: 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap',

  row: 'display: flex; align-items: center',
  stack: 'display: flex; flex-direction: column',
  centre: 'display: grid; place-items: center',
  inline: 'display: inline-flex; align-items: center',
  grow: 'flex: 1; min-width: 0',
  cover: 'position: absolute; inset: 0',
  ...steps('square-*', [16, 18, 20, 32, 36, 44], (px) => `width: ${px}; height: ${px}`),
  ...steps('sign-* svg', [18, 20, 22], (px) => `flex: none; width: ${px}; height: ${px}`),
  flex: 'display: flex',
  grid: 'display: grid',
  block: 'display: block',
  contents: 'display: contents',
  hide: 'display: none',
  wrap: 'flex-wrap: wrap',
  spread: 'justify-content: space-between',
  middle: 'justify-content: center',
  end: 'justify-content: flex-end',
  level: 'align-items: baseline',
  'level-middle': 'align-items: center',
  start: 'align-items: start',
  rigid: 'flex: none',
  fill: 'flex: 1',
  slim: 'min-width: 0',
  flat: 'min-height: 0',
  full: 'width: 100%',
  tall: 'height: 100%',
  narrow: 'max-width: 100%',
  /* As wide as lines can be read. */
  reading: 'max-width: 820px',
  touch: 'min-height: 44px',
  column: 'grid-template-columns: minmax(0, 1fr)',
  halves: 'grid-template-columns: repeat(2, minmax(0, 1fr))',
  ...steps('gap-*', [2, 4, 8, 12, 16, 24, 32], (px) => `gap: ${px}`),
  ...steps('gap-x-*', [8, 12, 16, 24, 32], (px) => `column-gap: ${px}`),
  ...steps('above-*', [2, 4, 8, 12, 16, 24, 32], (px) => `margin-top: ${px}`),
  ...steps('below-*', [4, 8, 12, 16, 24], (px) => `margin-bottom: ${px}`),
  /* As far to the right as there is room. */
  push: 'margin-left: auto',
  ...steps('pad-*', [8, 16, 24], (px) => `padding: ${px}`),
  ...steps('pad-y-*', [8, 16], (px) => `padding: ${px} 0`),
  ...steps('pad-x-*', [8, 12, 16, 24], (px) => `padding: 0 ${px}`),
  'pad-8-12': 'padding: 8px 12px',
  'pad-12-16': 'padding: 12px 16px',
  'pad-16-24': 'padding: 16px 24px',
  /* A heading keeps clear of the cross of what it stands in. */
  'beside-cross': 'padding-right: 48px',
  'below-tick': 'padding-left: calc(max(40px, var(--touch)) - 11px)',

  relative: 'position: relative',
  absolute: 'position: absolute',
  sticky: 'position: sticky',
  fixed: 'position: fixed',
  clip: 'overflow: hidden',
  scroll: 'overflow-y: auto',
  container: 'container-type: inline-size',
  pointer: 'cursor: pointer',
  untouched: 'pointer-events: none',
  unringed: 'outline: none',
  'focus-in:focus-visible': 'outline-offset: -2px',

  muted: 'color: var(--c-muted)',
  faint: 'color: var(--c-faint)',
  ink: 'color: var(--c-ink)',
  'hover-ink:hover': 'color: var(--c-ink)',
  accent: 'color: var(--c-primary)',
  wrong: 'color: var(--c-error)',
  plain: 'color: inherit',
  good: 'color: var(--c-success)',
  caution: 'color: var(--c-warning)',
  ...Object.fromEntries(
    ['over', 'small', 'label', 'body', 'group', 'section', 'title', 'control'].map((size) => [
      `text-${size}`,
      `font-size: var(--size-${size})`,
    ]),
  ),
  light: 'font-weight: 400',
  bold: 'font-weight: 650',
  medium: 'font-weight: 550',
  strong: 'font-weight: 600',
  tight: 'line-height: 1.35',
  left: 'text-align: left',
  right: 'text-align: right',
  centred: 'text-align: center',
  nowrap: 'white-space: nowrap',
  'capital::first-letter': 'text-transform: uppercase',
  anywhere: 'overflow-wrap: anywhere',
  hyphens: 'hyphens: auto',
  figures: 'font-variant-numeric: tabular-nums',
  unlined: 'text-decoration: none',
  'hover-line:hover': 'text-decoration: underline',

  framed: 'border: 1px solid var(--c-line)',
  bordered: 'border: 1px solid var(--c-border)',
  'hover-border:hover': 'border-color: var(--c-border)',
  ...Object.fromEntries(
    ['top', 'bottom', 'left', 'right'].map((side) => [
      `line-${side}`,
      `border-${side}: 1px solid var(--c-line)`,
    ]),
  ),
  /* Things of one kind under each other, a line between two. */
  'lines > * + *': 'border-top: 1px solid var(--c-line)',
  'lines-across > * + *': 'border-left: 1px solid var(--c-line)',
  collapse: 'border-collapse: collapse',
  'round-small': 'border-radius: var(--radius-small)',
  round: 'border-radius: var(--radius-medium)',
  'round-large': 'border-radius: var(--radius-large)',
  'round-full': 'border-radius: var(--radius-pill)',
  circle: 'border-radius: 50%',
  surface: 'background: var(--c-surface)',
  sunken: 'background: var(--c-sunken)',
  'hover-sunken:hover': 'background: var(--c-sunken)',
  soft: 'background: var(--c-primary-soft)',
  'good-soft': 'background: var(--c-success-soft)',
  'wrong-soft': 'background: var(--c-error-soft)',
  canvas: 'background: var(--c-canvas)',
  raised: 'background: var(--c-raised)',
  scrim: 'background: var(--c-scrim)',
  /* In the colours of the tone that `data-tone` names. */
  tinted: 'background: var(--tone-soft, var(--c-sunken)); color: var(--tone, var(--c-muted))',
  high: 'box-shadow: var(--shadow-high)',
  photo: 'object-fit: cover',
};

/** The classes as a sheet. */
export const layoutCss = (): string =>
  Object.entries(classes)
    .map(([name, said]) => `.${name} {\n  ${said};\n}`)
    .join('\n');
