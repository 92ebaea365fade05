import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import sharp from 'sharp';
import { cleanRaster, drawThumbnail, MAX_PIXELS, rethrowFull, type Thumbnail } from './cleanRaster';
import { FileError } from './FileStore';
import type { FileKindName } from './fileKind';
import { rejectHeavy, type SvgPart } from './svgWeight';

/** What goes into the store. */
export interface CleanFile {
  readonly bytes: Buffer;
  readonly thumbnail: Thumbnail | null;
  readonly width?: number;
  readonly height?: number;
}

/** How each type is made harmless. @throws FileError */
export const cleanFile: Readonly<Record<FileKindName, (bytes: Buffer) => Promise<CleanFile>>> = {
  jpeg: (bytes) => raster(bytes, 'jpeg'),
  png: (bytes) => raster(bytes, 'png'),
  gif: (bytes) => raster(bytes, 'gif'),
  svg: async (bytes) => {
    const clean = Buffer.from(cleanSvg(textOf(bytes)));
    const { width, height } = await sharp(clean, { limitInputPixels: MAX_PIXELS })
      .metadata()
      .catch((cause: unknown) => {
        rethrowFull(cause);
        throw new FileError('The SVG cannot be drawn.');
      });
    return { bytes: clean, thumbnail: await drawThumbnail(clean, 'png'), width, height };
  },
  pdf: async (bytes) => {
    // Some writers leave a line end or two behind the mark.
    if (!bytes.subarray(-1024).includes('%%EOF')) throw new FileError('The PDF has no end.');
    return { bytes, thumbnail: null };
  },
};

const raster = async (bytes: Buffer, kind: 'jpeg' | 'png' | 'gif'): Promise<CleanFile> => {
  const picture = await cleanRaster(bytes, kind);
  return { ...picture, thumbnail: await drawThumbnail(picture.bytes, kind === 'jpeg' ? 'jpg' : 'png') };
};

const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError('The SVG is no UTF-8.');
  }
};

const SVG_NS = 'http://www.w3.org/2000/svg';
const XLINK_NS = 'http://www.w3.org/1999/xlink';
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 200;
/** In whatever unit. */
const MAX_SIDE = 30_000;

/**
 * The same picture written anew from an allow-list: whatever else the file holds (scripts, handlers, styles, links out,
 * foreign markup) is left out together with all that stands inside it.
 *
 * @throws FileError when it is no well-formed SVG, one with entities of its own, or too heavy to draw
 */
export const cleanSvg = (source: string): string => {
  const out: string[] = [];
  let elements = 0;
  let depth = 0;
  /** Depth of the outermost element that is being left out; 0 = none. */
  let skipping = 0;
  /** What is kept, from the root to where we are. */
  const path: SvgPart[] = [];
  let root: SvgPart | undefined;

  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => fail(error.message));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) fail('It declares entities of its own.');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    elements += 1;
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) fail('It has too many parts.');
    if (depth === 1 && (tag.local !== 'svg' || tag.uri !== SVG_NS)) fail('Its root is no svg.');
    if (depth === 1 && isHuge(tag)) fail('Its box is too big.');
    if (skipping > 0) return;
    if (tag.uri !== SVG_NS || !SVG_ELEMENTS.has(tag.local)) {
      skipping = depth;
      return;
    }
    const kept = attributesOf(tag);
    const part: SvgPart = { name: tag.local, attributes: looksOf(kept), children: [], letters: 0 };
    path.at(-1)?.children.push(part);
    path.push(part);
    root ??= part;
    const spaces = depth === 1 ? ` xmlns="${SVG_NS}" xmlns:xlink="${XLINK_NS}"` : '';
    const written = kept.map(([name, value]) => ` ${name}="${xmlText(value)}"`);
    out.push(`<${tag.local}${spaces}${written.join('')}>`);
  });
  parser.on('closetag', (tag) => {
    if (skipping === 0) {
      out.push(`</${tag.local}>`);
      path.pop();
    } else if (skipping === depth) skipping = 0;
    depth -= 1;
  });
  const keepText = (text: string): void => {
    const part = path.at(-1);
    if (skipping > 0 || !part) return;
    part.letters += text.trim().length;
    out.push(xmlText(text));
  };
  parser.on('text', keepText);
  parser.on('cdata', keepText);
  parser.write(source).close();
  if (root) rejectHeavy(root);
  return out.join('');
};

/** Some readers of sizes run over and draw a dot instead of refusing, so what no screen has is refused before them. */
const isHuge = ({ attributes }: SaxesTagNS): boolean =>
  ['width', 'height'].some((side) => Number.parseFloat(attributes[side]?.value ?? '0') > MAX_SIDE);

const fail = (why: string): never => {
  throw new FileError(`The SVG cannot be taken: ${why}`);
};

const attributesOf = (tag: SaxesTagNS): readonly (readonly [name: string, value: string])[] =>
  Object.values(tag.attributes).flatMap((attribute) => {
    const value = cleanValue(attribute);
    return value === undefined ? [] : [[attribute.name, value] as const];
  });

/** Attributes and declarations alike, a declaration first as when it is drawn. */
const looksOf = (kept: ReturnType<typeof attributesOf>): ReadonlyMap<string, string> => {
  const plain = kept.map(([name, value]) => [name.replace('xlink:', ''), value] as const);
  const style = kept.find(([name]) => name === STYLE_ATTRIBUTE)?.[1] ?? '';
  const declared = style.split(';').map((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s);
    return [name.trim(), value.trim()] as const;
  });
  return new Map([...plain, ...declared]);
};

/** undefined = the attribute is left out. */
const cleanValue = ({ name, uri, value }: SaxesAttributeNS): string | undefined => {
  if (LINK_ATTRIBUTES.has(name) && (uri === '' || uri === XLINK_NS))
    return /^#[\w.-]+$/.test(value) ? value : undefined;
  if (uri !== '') return undefined;
  if (name === STYLE_ATTRIBUTE) return cleanStyle(value);
  return SVG_ATTRIBUTES.has(name) && isHarmless(value) ? value : undefined;
};

const cleanStyle = (style: string): string | undefined => {
  if (/[\\@{}<]|\/\*/.test(style)) return undefined;
  const kept = style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      const [name = '', value = ''] = declaration.split(/:(.*)/s);
      return SVG_ATTRIBUTES.has(name.trim()) && isHarmless(value);
    });
  return kept.length > 0 ? kept.join(';') : undefined;
};

/** Nothing that loads or runs: `url()` may name a part of the same picture only. */
const isHarmless = (value: string): boolean => {
  const rest = value.replace(/url\(\s*(['"]?)#[\w.-]+\1\s*\)/gi, '');
  return !/[\\]|url\s*\(|image\s*\(|image-set|expression|script\s*:|data\s*:|import/i.test(rest);
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const xmlText = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** What a picture drawn as SVG may consist of: shapes, text, gradients, clips and filters; no scripts, no links, no styles. */
const SVG_ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
   linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
   feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
   feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
   feTile feTurbulence`.split(/\s+/),
);

const SVG_ATTRIBUTES: ReadonlySet<string> = new Set(
  `id class version viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength
   transform gradientTransform gradientUnits patternTransform patternUnits patternContentUnits spreadMethod offset
   clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY orient filterUnits
   primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation dx dy edgeMode order kernelMatrix
   divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent azimuth
   elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle scale xChannelSelector yChannelSelector baseFrequency
   numOctaves seed stitchTiles tableValues slope intercept amplitude exponent radius rotate textLength lengthAdjust
   startOffset method spacing
   fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-dasharray stroke-dashoffset color opacity visibility display overflow clip-path clip-rule mask filter marker-start
   marker-mid marker-end stop-color stop-opacity flood-color flood-opacity lighting-color color-interpolation
   color-interpolation-filters paint-order vector-effect shape-rendering text-rendering image-rendering font-family
   font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor text-decoration
   dominant-baseline alignment-baseline baseline-shift direction writing-mode isolation mix-blend-mode`.split(
    /\s+/,
  ),
);

/** Carries its style as `style="fill:red"`: kept declaration by declaration, for names that are attributes too. */
const STYLE_ATTRIBUTE = 'style';

/** May point at a part of the same picture only. */
const LINK_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'xlink:href']);
