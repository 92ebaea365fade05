import { type Found, findDishes, type Hit, type Searched } from './findDishes';

/** The script of a guest's page, without which everything can be read all the same. */

const all = <Each extends Element>(selector: string, within: ParentNode = document): Each[] => [
  ...within.querySelectorAll<Each>(selector),
];

/** Tells our own server what a guest was after, never who they are (GP-05); a page that is looked at beforehand tells nothing. */
const tell = (what: Readonly<Record<string, string>>): void => {
  if (self === top) new Image().src = `${location.pathname}?${new URLSearchParams(what)}`;
};

/** The bar tells the category where a guest is. */
const followSections = (bar: HTMLElement): void => {
  const list = bar.querySelector('ul');
  const links = all<HTMLAnchorElement>('a', bar);
  const sections = all<HTMLElement>('.section');
  const [first] = sections;
  const mark = (section: Element): void => {
    for (const link of links) {
      if (link.hash !== `#${section.id}`) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        list?.scrollTo({ left: link.offsetLeft - list.offsetLeft - 24 });
      }
    }
  };
  // Entries come section by section, not in the order of time: what stands in the band is told by the last of each.
  const within = new Set<Element>();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) within[isIntersecting ? 'add' : 'delete'](target);
      const last = sections.filter((section) => within.has(section)).pop();
      // Who jumps to the top leaves all of them: the first is what comes next.
      const isAbove = first !== undefined && first.getBoundingClientRect().top > 0;
      const here = last ?? (isAbove ? first : undefined);
      if (here) mark(here);
    },
    { rootMargin: '-20% 0px -75%' },
  );
  for (const section of sections) seen.observe(section);
  if (first) mark(first);
};

/** Telephone and way up come when the face has gone. */
const showFab = (fab: HTMLElement | null, face: Element | null): void => {
  if (!fab || !face) return;
  new IntersectionObserver(([entry]) => {
    fab.hidden = entry?.isIntersecting !== false;
  }).observe(face);
};

/** The dish that the address names, if it stands on the page. */
const dishAt = (address: string): HTMLElement | undefined => {
  const id = new URL(address, location.href).searchParams.get('dish');
  const link = id !== null && document.querySelector(`.dish a[href="?dish=${Number(id)}"]`);
  return link ? (link.closest<HTMLElement>('.dish') ?? undefined) : undefined;
};

/** A dish opens over the page at the address that it has as a page; «back» closes it (GP-01). */
const openDishes = (sheet: HTMLDialogElement): void => {
  const card = sheet.querySelector('.card');
  let isOurs = false;
  const show = (dish: HTMLElement): void => {
    const copy = dish.cloneNode(true);
    if (!(copy instanceof HTMLElement) || !card) return;
    for (const img of all<HTMLImageElement>('img', copy)) {
      img.loading = 'eager';
      img.sizes = '(min-width: 760px) 440px, 100vw';
    }
    const title = copy.querySelector('h3');
    title?.replaceChildren(title.textContent ?? '');
    // The photo stands first here.
    card.replaceChildren(...all('img', copy), ...all(':scope > div', copy));
    card.className = dish.className.includes('out') ? 'card out' : 'card';
    sheet.setAttribute('aria-label', title?.textContent ?? '');
    if (!sheet.open) sheet.showModal();
    sheet.scrollTop = 0;
  };
  const close = (): void => {
    if (isOurs) history.back();
    else {
      history.replaceState(null, '', location.pathname);
      sheet.close();
    }
  };
  addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="?dish="]') : null;
    const dish = link && dishAt(link.href);
    if (!link || !dish || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    const address = new URL(location.href);
    address.searchParams.set('dish', new URL(link.href).searchParams.get('dish') ?? '');
    history.pushState(null, '', address);
    isOurs = true;
    show(dish);
    tell({ dish: address.searchParams.get('dish') ?? '', seen: '' });
  });
  addEventListener('popstate', () => {
    const dish = dishAt(location.href);
    isOurs = dish !== undefined;
    dish ? show(dish) : sheet.close();
  });
  sheet.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet || (target instanceof Element && target.closest('button'))) close();
  });
  followFinger(sheet, close);
};

/** A sheet follows the finger down, and goes at a third of its height. */
const followFinger = (sheet: HTMLDialogElement, close: () => void): void => {
  let from: number | undefined;
  let way = 0;
  sheet.addEventListener('touchstart', ({ touches }) => {
    from = sheet.scrollTop === 0 && innerWidth < 760 ? touches[0]?.clientY : undefined;
  });
  sheet.addEventListener('touchmove', ({ touches }) => {
    way = from === undefined ? 0 : (touches[0]?.clientY ?? from) - from;
    sheet.style.translate = way > 0 ? `0 ${way}px` : '';
  });
  sheet.addEventListener('touchend', () => {
    sheet.style.translate = '';
    if (way > sheet.clientHeight / 3) close();
    way = 0;
  });
};

interface SearchedDish extends Searched {
  readonly element: HTMLElement;
  readonly section: string;
}

/** The texts of a dish, in the order of what they weigh: name, composition, description. */
const readDishes = (): readonly SearchedDish[] =>
  all<HTMLElement>('.dish').map((element) => ({
    element,
    section: element.closest('.section')?.querySelector('h2')?.textContent ?? '',
    isOut: element.className.includes('out'),
    texts: ['h3', '.made', '.said'].map((part) => element.querySelector(part)?.textContent ?? ''),
  }));

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};

/** The text with what answers to the search marked; of a long one, only from shortly before. */
const marked = (
  text: string,
  marks: Hit<SearchedDish>['marks'],
  isShort: boolean,
): readonly (string | Node)[] => {
  const parts: (string | Node)[] = [];
  const first = Math.min(...marks.map(([from]) => from));
  let at = isShort && first > AROUND ? text.lastIndexOf(' ', first - AROUND / 2) + 1 : 0;
  for (const [from, to] of marks.toSorted(([one], [other]) => one - other)) {
    if (from < at) continue;
    parts.push(text.slice(at, from), make('mark', text.slice(from, to)));
    at = to;
  }
  const rest = text.slice(at);
  parts.push(isShort && rest.length > AROUND ? `${rest.slice(0, AROUND).replace(/\s\S*$/, '')}…` : rest);
  return parts;
};
const AROUND = 40;
/** So long does nobody type who has typed all. */
const STILL_MS = 1200;

/** Search is a layer of its own: the first hit stands under the field (GP-02). */
const openSearch = (layer: HTMLDialogElement, opener: HTMLButtonElement): void => {
  const find = layer.querySelector('input');
  const list = layer.querySelector('ul');
  const said = layer.querySelector<HTMLElement>('[role=status]');
  if (!find || !list || !said) return;
  const dishes = readDishes();
  const plural = new Intl.PluralRules('ru');
  const manyTexts: Readonly<Record<string, string>> = JSON.parse(said.dataset.many ?? '{}');
  const rowOf = ({ dish, by, marks }: Hit<SearchedDish>): Node => {
    const { element, section, texts, isOut } = dish;
    const link = make('a', ...marked(texts[0] ?? '', by === 0 ? marks : [], false));
    link.href = element.querySelector('a')?.getAttribute('href') ?? '';
    const reason = by === 1 ? (list.dataset.made ?? '') : (list.dataset.said ?? '');
    const where = make('p', section);
    if (by > 0) where.append(` · ${reason}`, ...marked(texts[by] ?? '', marks, true));
    const row = make('li', make('div', make('h3', link), where));
    if (isOut) row.className = 'out';
    const img = element.querySelector('img')?.cloneNode();
    if (img instanceof HTMLImageElement) {
      img.sizes = '56px';
      row.prepend(img);
    }
    const price = element.querySelector('.price')?.cloneNode(true);
    if (price) row.append(price);
    return row;
  };
  let missing: ReturnType<typeof setTimeout> | undefined;
  const say = ({ hits, isAlike }: Found<SearchedDish>): string => {
    if (isAlike) return said.dataset.alike ?? '';
    const told = hits.length > 0 ? manyTexts[plural.select(hits.length)] : said.dataset.none;
    return told?.replace('%', String(hits.length)) ?? '';
  };
  const search = (): void => {
    const isEmpty = find.value.trim() === '';
    const found = findDishes(dishes, find.value);
    list.replaceChildren(...found.hits.map(rowOf));
    said.textContent = isEmpty ? '' : say(found);
    clearTimeout(missing);
    if (!isEmpty && (found.isAlike || found.hits.length === 0))
      missing = setTimeout(tell, STILL_MS, { missed: find.value });
  };
  opener.hidden = false;
  opener.addEventListener('click', () => {
    layer.showModal();
    find.focus();
  });
  find.addEventListener('input', search);
  // By itself it would only empty the field at first.
  find.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') layer.close();
  });
  layer.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    // A dish opens over the page, not over the search.
    if (target === layer || target.closest('button, a')) layer.close();
  });
  layer.addEventListener('close', () => {
    find.value = '';
    search();
  });
};

export const enhance = (): void => {
  const bar = document.querySelector<HTMLElement>('.bar');
  const [sheet, layer] = all<HTMLDialogElement>('dialog');
  const opener = bar?.querySelector<HTMLButtonElement>('button');
  if (bar) followSections(bar);
  showFab(document.querySelector<HTMLElement>('.fab'), document.querySelector('.face'));
  if (sheet) openDishes(sheet);
  if (layer && opener) openSearch(layer, opener);
};
