import type { Page } from '@playwright/test';

/**
 * What stands in Latin letters for good: the product's name, names of formats, programs and keys. Addresses, e-mails and
 * what somebody typed are data (where they cannot be told by their looks, the page says `translate="no"`), not words of the interface.
 */
const KNOWN =
  /^(?:Carte|JPE?G|PNG|GIF|SVG|PDF|WebP|Ctrl|Esc|Enter|URL|CSV|XLSX|Excel|QR|Google|Authenticator|Firefox|Android|Instagram|VK|Telegram|WhatsApp|YouTube)$/i;
const DATA = /\S+@\S+|\S*\/\/\S+|\b[\w-]+\.(?:ru|com|me|example|jpg|png|svg)\b|\S*\/[a-z0-9-]+\S*/gi;

/** The words in Latin letters that a person can see or a screen reader says. */
export const foreignWords = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.evaluate(() => {
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, noscript, [translate="no"]'))
        said.push(walker.currentNode.nodeValue ?? '');
    }
    for (const name of [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-description',
      'aria-roledescription',
    ])
      for (const element of document.querySelectorAll(`[${name}]:not([translate="no"])`))
        said.push(element.getAttribute(name) ?? '');
    said.push(document.title);
    return said;
  });
  const words = texts.flatMap((text) => text.replace(DATA, ' ').match(/[A-Za-z]{2,}/g) ?? []);
  return [...new Set(words)].filter((word) => !KNOWN.test(word));
};
