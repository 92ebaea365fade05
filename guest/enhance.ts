/**
 * The whole script of a guest's page: search, and a category bar that follows. Without it everything can be read all the same. It stands in
 * the document as its own text, so it may use nothing from outside of itself.
 */
export const enhance = (): void => {
  const all = <Each extends Element>(selector: string, within: ParentNode = document): Each[] => [
    ...within.querySelectorAll<Each>(selector),
  ];
  const bar = document.querySelector<HTMLElement>('.bar');
  const list = bar?.querySelector<HTMLElement>('ul');
  const button = bar?.querySelector<HTMLButtonElement>('button');
  const find = bar?.querySelector<HTMLInputElement>('input');
  const none = document.querySelector<HTMLElement>('.none');
  if (!bar || !list || !button || !find || !none) return;

  const links = all<HTMLAnchorElement>('a', list);
  const sections = all<HTMLElement>('.section');
  const mark = (section: Element): void => {
    for (const link of links) {
      if (link.hash !== `#${section.id}`) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        list.scrollTo({ left: link.offsetLeft - list.offsetLeft - 24 });
      }
    }
  };
  // Entries come section by section, not in the order of time: what stands in the band is told by the last of each.
  const within = new Set<Element>();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) within[isIntersecting ? 'add' : 'delete'](target);
      const last = sections.filter((section) => within.has(section)).pop();
      if (last) mark(last);
    },
    { rootMargin: '-20% 0px -75%' },
  );
  for (const section of sections) seen.observe(section);
  if (sections[0]) mark(sections[0]);

  const fold = (text: string): string =>
    text.toLowerCase().replaceAll('\u0451', '\u0435').replace(/\s+/g, ' ').trim();
  const dishes = all<HTMLElement>('.dish').map((dish) => ({ dish, text: fold(dish.textContent ?? '') }));
  const search = (): void => {
    const words = fold(find.value).split(' ');
    for (const { dish, text } of dishes) dish.hidden = !words.every((word) => text.includes(word));
    for (const section of sections)
      section.hidden = !all<HTMLElement>('.dish', section).some(({ hidden }) => !hidden);
    none.hidden = sections.some(({ hidden }) => !hidden);
    none.textContent = none.hidden ? '' : (none.dataset.text ?? '');
  };
  const show = (isOpen: boolean): void => {
    button.setAttribute('aria-expanded', String(isOpen));
    bar.classList.toggle('finding', isOpen);
    if (isOpen) find.focus();
    else {
      find.value = '';
      search();
    }
  };
  button.hidden = false;
  button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'));
  find.addEventListener('input', search);
  find.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    show(false);
    button.focus();
  });
};
