const HTML = '<!doctype html><html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>';

export interface BadBody {
  readonly name: string;
  readonly status: number;
  readonly body: string;
  /** The words that must be shown; absent = the server said none, so ours are. */
  readonly words?: string;
}

const said = (name: string, status: number, body: unknown, words?: string): BadBody => ({
  name,
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...(words === undefined ? {} : { words }),
});

/** Forty answers that no call can use, with the words that ER-01 and ER-02 ask for: `error`, then `message`, then our own. */
export const BAD_BODIES: readonly BadBody[] = [
  said('error before message', 400, { error: 'Первое', message: 'Второе' }, 'Первое'),
  said('message before error', 400, { message: 'Второе', error: 'Первое' }, 'Первое'),
  said('only error', 409, { error: 'Занято' }, 'Занято'),
  said('only message', 409, { message: 'Занято' }, 'Занято'),
  said('empty error, message', 422, { error: '', message: 'Второе' }, 'Второе'),
  said('blank error, message', 422, { error: '  \t', message: 'Второе' }, 'Второе'),
  said('null error, message', 500, { error: null, message: 'Второе' }, 'Второе'),
  said('numeric error, message', 500, { error: 7, message: 'Второе' }, 'Второе'),
  said('object error, message', 500, { error: { text: 'x' }, message: 'Второе' }, 'Второе'),
  said('list error, message', 500, { error: ['x'], message: 'Второе' }, 'Второе'),
  said('error with errors', 422, { error: 'Проверьте', errors: { title: ['Плохо'] } }, 'Проверьте'),
  said('message with a request id', 503, { message: 'Перерыв', requestId: '1' }, 'Перерыв'),
  said('429 with message', 429, { message: 'Слишком часто' }, 'Слишком часто'),
  said('403 with error', 403, { error: 'Нельзя' }, 'Нельзя'),
  said('410 with error', 410, { error: 'Срок прошёл' }, 'Срок прошёл'),
  said('412 with error', 412, { error: 'Уже изменили' }, 'Уже изменили'),
  said('413 with message', 413, { message: 'Слишком большой' }, 'Слишком большой'),
  said('both null', 500, { error: null, message: null }),
  said('both empty', 500, { error: '', message: '' }),
  said('both of another type', 500, { error: 1, message: true }),
  said('an empty object', 500, {}),
  said('an empty body', 500, ''),
  said('blank space', 500, ' \n '),
  said('a page', 502, HTML),
  said('a page of a gateway', 504, HTML),
  said('a page with 200', 200, HTML),
  said('a page with 404', 404, HTML),
  said('a page with 413', 413, HTML),
  said('half a body', 200, '{"data":[{"id":1'),
  said('half a body of a failure', 500, '{"error":"Обры'),
  said('plain words', 500, 'Internal Server Error'),
  said('plain words with 200', 200, 'OK'),
  said('a list as failure', 500, []),
  said('a text as failure', 500, '"ошибка"'),
  said('a number as failure', 500, '7'),
  said('null as failure', 500, 'null'),
  said('undefined in words', 500, 'undefined'),
  said('XML', 500, '<?xml version="1.0"?><error>x</error>'),
  said('a byte order mark and a page', 502, `\ufeff${HTML}`),
  said('NaN', 200, 'NaN'),
];
