import { expect, it } from 'vitest';
import { deviceWords } from '../../server/texts/deviceWords';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/142.0.0.0 Safari/537.36`, 'Chrome на Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/140.0.0.0 YaBrowser/25.10.0.0 Safari/537.36`,
    'Яндекс Браузер на Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${BLINK} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge на Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera на Linux'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox на Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.6 Safari/605.1.15`, 'Safari на Mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome на iPhone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${APPLE} Version/18.6 Safari/604.1`, 'Safari на iPad'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome на Android'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet на Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/142.0.0.0 Safari/537.36`, 'Chrome на ChromeOS'],
  ['Something (Windows)', 'Windows'],
  ['Firefox/1.0', 'Firefox'],
  ['curl/8.5.0', undefined],
  [`${'x'.repeat(600)} Firefox/1.0`, undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is %s', (said, words) => {
  expect(deviceWords(said)).toBe(words);
});
