import { escape as escapeHtml } from 'es-toolkit';
import { PRODUCT } from '../../contract/product';
import type { Letter } from '../mail/Mailer';

/** A paragraph, what a person has to read off, or where they have to go. */
type Block = string | { readonly label: string; readonly code: string } | LinkBlock;
interface LinkBlock {
  readonly label: string;
  readonly url: string;
}

const GREETING = 'Здравствуйте!';

interface LetterParts extends Pick<Letter, 'to' | 'subject' | 'secret'> {
  readonly blocks: readonly Block[];
}

/** Every letter of ours, as plain text and as HTML that says the same: no picture, nothing that is loaded from anywhere. */
export const letterOf = ({ blocks, ...head }: LetterParts): Letter => {
  const all = [GREETING, ...blocks];
  return {
    ...head,
    text: `${all.map(textOf).join('\n\n')}\n`,
    html: page(head.subject, all.map(htmlOf).join('\n')),
  };
};

const textOf = (block: Block): string => {
  if (typeof block === 'string') return block;
  return 'code' in block ? `${block.label}: ${block.code}` : `${block.label}:\n${block.url}`;
};

const PARAGRAPH = 'margin:0 0 16px';
const htmlOf = (block: Block): string => {
  if (typeof block === 'string')
    return `<p style="${PARAGRAPH}">${escapeHtml(block).replaceAll('\n', '<br>')}</p>`;
  const label = escapeHtml(block.label);
  if ('code' in block) {
    const code = 'font-size:28px;font-weight:700;letter-spacing:6px';
    return `<p style="${PARAGRAPH}">${label}:<br><span style="${code}">${escapeHtml(block.code)}</span></p>`;
  }
  const button = `display:inline-block;padding:12px 24px;border-radius:10px;background:${ACCENT};color:#fff;text-decoration:none;font-weight:600`;
  // The address is written out, too: who distrusts buttons in letters is right.
  const url = escapeHtml(block.url);
  return `<p style="${PARAGRAPH}"><a href="${url}" style="${button}">${label}</a></p>
<p style="${PARAGRAPH};font-size:13px;color:#6b6459;word-break:break-all">${url}</p>`;
};

const ACCENT = '#0f6b52';
const BODY =
  "margin:0;padding:24px 12px;background:#f4f1ea;color:#1d180e;font:16px/1.5 'Segoe UI',Arial,sans-serif";
const SHEET = 'max-width:520px;margin:0 auto;padding:28px 32px;background:#fff;border-radius:16px';

const page = (title: string, inside: string): string => `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${BODY}">
<div style="${SHEET}">
<p style="margin:0 0 20px;font-size:20px;font-weight:700;color:${ACCENT}">${PRODUCT}</p>
${inside}
</div>
</body>
</html>
`;
