import type { Page } from '@playwright/test';

interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * The files that the page really sends, byte for byte, in the order they are sent. The browser tells nobody what is in an
 * upload, so the page is asked where it hands its forms over.
 */
export const watchSentFiles = async (page: Page): Promise<readonly SentFile[]> => {
  const sent: SentFile[] = [];
  await page.exposeFunction('noteSent', (field: string, name: string, type: string, base64: string) => {
    sent.push({ field, name, type, bytes: Buffer.from(base64, 'base64') });
  });
  await page.addInitScript(noteSentForms);
  return sent;
};

/** Runs in the page: every form is read before it goes out, and goes out when it was read. */
const noteSentForms = () => {
  type Note = (field: string, name: string, type: string, base64: string) => Promise<void>;
  const { noteSent } = globalThis as unknown as { noteSent: Note };
  const note = async (form: FormData): Promise<void> => {
    for (const [field, value] of form) {
      if (!(value instanceof File)) continue;
      const bytes = new Uint8Array(await value.arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      await noteSent(field, value.name, value.type, btoa(text));
    }
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof FormData) void note(body).then(() => send.call(this, body));
    else send.call(this, body ?? null);
  };
  const { fetch: ask } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (init?.body instanceof FormData) await note(init.body);
    return ask(input, init);
  };
};
