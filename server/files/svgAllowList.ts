/** What a picture drawn as SVG may consist of: shapes, text, gradients, clips and filters; no scripts, no links, no styles. */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
   linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
   feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
   feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
   feTile feTurbulence`.split(/\s+/),
);

export const SVG_ATTRIBUTES: ReadonlySet<string> = new Set(
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
export const STYLE_ATTRIBUTE = 'style';

/** May point at a part of the same picture only. */
export const LINK_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'xlink:href']);
