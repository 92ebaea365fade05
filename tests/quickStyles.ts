/**
 * `getComputedStyle` as jsdom answers it (tests/ui/quickStyles.test.tsx), but with each rule found by the class it needs:
 * jsdom holds every rule of every sheet against an element for each answer, which was half of the time of the suites with
 * a DOM, and grows with the styles of all files that share a document.
 */
const INITIAL = { visibility: 'visible', 'pointer-events': 'auto' } as const;
type Inherited = keyof typeof INITIAL;
/** Colours, and what may have been said for several sides or parts at once. */
const WORKED_OUT =
  /color|^(?:margin|padding|border|outline|background|font|flex|grid|inset|list|transition|animation)-/;
const isInherited = (property: string): property is Inherited => property in INITIAL;

interface Rule {
  readonly selector: string;
  readonly place: number;
  readonly style: CSSStyleDeclaration;
}

const quick = new WeakSet<Window>();

export const quickStyles = (window: Window & typeof globalThis): void => {
  // The files of a worker share one.
  if (quick.has(window)) return;
  quick.add(window);
  const { document } = window;
  const whole = window.getComputedStyle.bind(window);
  const rules = rulesOf(document);
  const twins = twinsOf(window);

  let matching = new WeakMap<Element, readonly Rule[]>();
  let values = new WeakMap<Element, Map<string, string>>();
  const forget = (): void => {
    matching = new WeakMap();
    values = new WeakMap();
  };
  const changes = new window.MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const lookAgain = (): void => {
    if (changes.takeRecords().length > 0) forget();
    if (rules.read()) forget();
  };

  /** As jsdom does it: in the order of the sheets, whatever their weight. */
  const matchingRules = (element: Element): readonly Rule[] =>
    kept(matching, element, () => {
      const found = ['', ...element.classList].flatMap((name) => rules.of(name));
      return found
        .filter(({ selector }) => matches(element, selector))
        .sort((one, other) => one.place - other.place);
    });

  const computedValue = (element: Element, property: string): string => {
    const known = kept(values, element, () => new Map<string, string>());
    const found = known.get(property);
    if (found !== undefined) return found;
    const value = isInherited(property) ? inheritedOf(element, property) : cascaded(element, property);
    known.set(property, value);
    return value;
  };
  /** The last that says anything, without putting all together. */
  const cascaded = (element: Element, property: string): string => {
    const own = ownStyle(element)?.getPropertyValue(property);
    const sources = own ? [] : matchingRules(element);
    const value =
      own ||
      sources.findLast(({ style }) => style.getPropertyValue(property))?.style.getPropertyValue(property);
    if (value === 'unset') return property === 'display' ? 'inline' : '';
    return value || twins.styleOf(element).getPropertyValue(property);
  };
  const inheritedOf = (element: Element, property: Inherited): string => {
    const value = cascaded(element, property);
    // What the twin says is the first value, not one of its own.
    if (value && value !== INITIAL[property] && value !== 'inherit' && value !== 'initial') return value;
    const isOwn = value === 'initial' || saysItself(element, property);
    return !isOwn && element.parentElement
      ? computedValue(element.parentElement, property)
      : INITIAL[property];
  };
  const saysItself = (element: Element, property: Inherited): boolean =>
    [...matchingRules(element).map(({ style }) => style), ownStyle(element)].some(
      (style) => style?.getPropertyValue(property) === INITIAL[property],
    );

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument !== document) return whole(element, pseudo);
    const read = (property: string): string => {
      if (WORKED_OUT.test(property)) return whole(element).getPropertyValue(property);
      lookAgain();
      return computedValue(element, property);
    };
    return new Proxy(twins.element.style, {
      get: (target, key) => {
        if (key === 'getPropertyValue') return read;
        if (typeof key === 'string' && typeof Reflect.get(target, key) === 'string') return read(kebab(key));
        const all = whole(element);
        const value: unknown = Reflect.get(all, key);
        return typeof value === 'function' ? value.bind(all) : value;
      },
    });
  };
};

const kept = <K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V => {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const ownStyle = (element: Element): CSSStyleDeclaration | undefined =>
  (element as Partial<HTMLElement>).style;

const matches = (element: Element, selector: string): boolean => {
  // What most rules say, and was looked up by.
  if (/^\.[\w-]+$/.test(selector)) return element.classList.contains(selector.slice(1));
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

/** The rules of a document by a class that an element must have; '' = any element. */
const rulesOf = (document: Document) => {
  let byClass = new Map<string, Rule[]>();
  let sheets = 0;
  let last: CSSStyleSheet | undefined;
  let length = 0;
  let place = 0;
  const add = (rule: CSSRule): void => {
    const { selectorText, style } = rule as CSSStyleRule;
    if (!selectorText || 'media' in rule) return;
    place += 1;
    const selector = selectorText.split(';').pop()?.trim() ?? '';
    for (const name of new Set(split(selector, /,/).map(neededClass))) {
      const rules = byClass.get(name) ?? [];
      byClass.set(name, rules);
      rules.push({ selector, place, style });
    }
  };
  return {
    of: (name: string): readonly Rule[] => byClass.get(name) ?? [],
    /** Reads what has been added, or all anew; whether there was anything. */
    read: (): boolean => {
      const list = document.styleSheets;
      const isSame = sheets > 0 && list[sheets - 1] === last && last?.cssRules.length === length;
      if (isSame && list.length === sheets) return false;
      if (!isSame) {
        byClass = new Map();
        sheets = 0;
      }
      for (; sheets < list.length; sheets += 1) {
        last = list[sheets];
        length = last?.cssRules.length ?? 0;
        for (const rule of Array.from(last?.cssRules ?? [])) add(rule);
      }
      return true;
    },
  };
};

/** Where it stands outside of brackets. */
const split = (text: string, at: RegExp): readonly string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && at.test(letter)) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts;
};

const neededClass = (selector: string): string =>
  /^\w*\.([\w-]+)/.exec(split(selector.trim(), /[\s>+~]/).at(-1) ?? '')?.[1] ?? '';

/** What is shown of such an element by itself, asked once of a document without style sheets. */
const twinsOf = (window: Window & typeof globalThis) => {
  const blank = window.document.implementation.createHTMLDocument();
  const ask = window.getComputedStyle.bind(window);
  const asked = new Map<string, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const attributes = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name));
    const said = attributes.map((name) => `${name}=${element.getAttribute(name)}`);
    const key = [element.namespaceURI, element.localName, ...said].join();
    const found = asked.get(key);
    if (found) return found;
    const twin = blank.createElementNS(element.namespaceURI, element.localName);
    for (const name of attributes) twin.setAttribute(name, element.getAttribute(name) ?? '');
    const style = ask(twin);
    asked.set(key, style);
    return style;
  };
  return { element: blank.createElement('div'), styleOf };
};
