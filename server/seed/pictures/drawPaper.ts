import { bar, line } from './shapes';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A scanned paper as SVG: a heading, lines that stand for text, a seal. */
export function drawPaper(title: string): string {
  const lines = [230, 268, 306, 344, 382, 420, 458].map((at, index) =>
    line(`M90 ${at}H${index % 3 === 2 ? 360 : 510}`, '#c9c5bd', 8),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800"><rect width="600" height="800" fill="#ffffff"/>${bar(300, 400, 560, 760, 6, 'none', 0, 'stroke="#d8d2c4" stroke-width="6"')}<text x="300" y="150" text-anchor="middle" font-family="sans-serif" font-size="30" fill="#3a3733">${escaped(title)}</text>${lines.join('')}<circle cx="430" cy="630" r="74" fill="none" stroke="#35589a" stroke-width="8" opacity="0.7"/><circle cx="430" cy="630" r="54" fill="none" stroke="#35589a" stroke-width="3" opacity="0.7"/></svg>`;
}
