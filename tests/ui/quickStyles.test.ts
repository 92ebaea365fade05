import { describe, expect, it } from 'vitest';
import { quickStyles } from '../quickStyles';

const PAGE = `<!doctype html><html><head>
  <style>.gone { display: none } .box, p.text { display: inline-flex; overflow: hidden }</style>
  <style>.pane .gone:not(.kept) { visibility: hidden } .dead { pointer-events: none; position: relative }</style>
  <style>@media (min-width: 1px) { .box { display: none } } .dead .alive { pointer-events: auto }</style>
  <style>div .kept { visibility: visible; display: unset } .same { position: inherit } [data-x], span.a.b { transform: none }</style>
</head><body>
  <div class="pane dead"><b class="gone">1</b><b class="gone kept">2</b><i class="alive"><u>3</u></i><s class="same">4</s></div>
  <p class="text">5</p><span class="a b">6</span><em data-x hidden>7</em><input type="hidden"><button disabled class="box">8</button>
  <div style="visibility: hidden; display: grid"><a href="/" class="kept">9</a><a href="/">10</a></div>
  <table><tbody><tr><td>11</td></tr></tbody></table><dialog>12</dialog><ul><li>13</li></ul><svg><path class="gone"/></svg>
</body></html>`;
const ASKED = [
  'display',
  'visibility',
  'pointerEvents',
  'position',
  'overflow',
  'transform',
  'color',
] as const;

/** A page of its own, with jsdom's answers and ours. */
const open = () => {
  const { jsdom } = globalThis as unknown as {
    jsdom: { constructor: new (html: string) => { window: Window } };
  };
  const window = new jsdom.constructor(PAGE).window as Window & typeof globalThis;
  const whole = window.getComputedStyle.bind(window);
  quickStyles(window);
  const answers = (ask: typeof getComputedStyle) =>
    [...window.document.querySelectorAll('*')].map((element) => {
      const style = ask(element);
      return [
        element.outerHTML,
        ...ASKED.map((name) => style[name]),
        style.getPropertyValue('pointer-events'),
      ];
    });
  return { window, ours: () => answers(window.getComputedStyle), jsdoms: () => answers(whole) };
};

describe('the styles of the tests', () => {
  it('are those of jsdom', () => {
    const { ours, jsdoms } = open();
    expect(ours()).toEqual(jsdoms());
  });

  it('follow what changes: a class, a style, an element, a rule', () => {
    const { window, ours, jsdoms } = open();
    const { document } = window;
    ours();
    const [pane] = document.getElementsByClassName('pane');
    const steps = [
      () => pane?.classList.replace('dead', 'box'),
      () => pane?.setAttribute('style', 'pointer-events: none; visibility: hidden'),
      () => pane?.append(document.createElement('u')),
      () => {
        document.head.append(document.createElement('style'));
        if (document.head.lastElementChild)
          document.head.lastElementChild.textContent = 'u { display: flex }';
      },
      () => document.head.lastElementChild?.remove(),
      () => document.head.firstElementChild?.remove(),
    ];
    for (const step of steps) {
      step();
      expect(ours()).toEqual(jsdoms());
    }
  });
});
