import type { WireRequest } from './buildRequest';

export interface UploadOptions {
  readonly signal?: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/**
 * `fetch` cannot tell how much of an upload has left, XMLHttpRequest can. Answers and fails as `fetch` does: a Response,
 * an AbortError, or a TypeError where there is no network.
 */
export const upload = (wire: WireRequest, { signal, onProgress }: UploadOptions): Promise<Response> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      finish();
    };
    call.open(wire.method, wire.url);
    for (const [name, value] of Object.entries(wire.headers)) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    call.upload.addEventListener('load', () => onProgress(1));
    call.onload = settle(() => resolve(responseOf(call)));
    call.onerror = settle(() => reject(new TypeError('The upload found no network.')));
    call.onabort = settle(() => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) {
      settle(() => reject(new DOMException('The upload was cancelled.', 'AbortError')))();
      return;
    }
    call.send(wire.body ?? null);
  });

/** These statuses may not carry a body in a Response. */
const EMPTY_STATUSES = [204, 205, 304];

const responseOf = (call: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  const body = EMPTY_STATUSES.includes(call.status) ? null : call.responseText;
  return new Response(body, { status: call.status, headers });
};
