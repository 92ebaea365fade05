/**
 * The choice of what goes without a group, and by marks, within the page: several narrow together. It stands in the document as its own text, so it may use
 * nothing from outside of itself. Without it a choice is a link to a search. A dish that does not say itself that it is without a group is not shown to who goes without it.
 */
export const choose = (): void => {
  const all = <Each extends HTMLElement>(selector: string, within: ParentNode = document): Each[] => [
    ...within.querySelectorAll<Each>(selector),
  ];
  const filter = document.querySelector<HTMLElement>('.filter');
  const note = filter?.querySelector<HTMLElement>('.chosen');
  const said = note?.querySelector<HTMLElement>('p');
  if (!filter || !note || !said) return;
  const chips = all('a', filter);
  const dishes = all('.dish');
  const sections = all('.section');
  const holds = (list: string | undefined, one = ''): boolean => (list ?? '').split(' ').includes(one);
  const fits = ({ dataset: { a, m } }: HTMLElement, { dataset: chip }: HTMLElement): boolean =>
    chip.w ? a !== undefined && !holds(a, chip.w) : holds(m, chip.m);
  const update = (): void => {
    const chosen = chips.filter((chip) => chip.getAttribute('aria-pressed') === 'true');
    for (const dish of dishes) dish.classList.toggle('off', !chosen.every((chip) => fits(dish, chip)));
    const empty = sections.filter((section) => !all('.dish', section).some((dish) => !dish.matches('.off')));
    for (const section of sections) section.classList.toggle('off', empty.includes(section));
    const count = dishes.filter((dish) => !dish.matches('.off')).length;
    const untold = chosen.some(({ dataset }) => dataset.w)
      ? dishes.filter(({ dataset }) => dataset.a === undefined).length
      : 0;
    const names = chosen.map(({ textContent }) => textContent);
    const { of = '', untold: asked = '', nothing = '' } = filter.dataset;
    note.hidden = chosen.length === 0;
    said.textContent = note.hidden
      ? ''
      : [
          `${names.join(', ')}: ${count} ${of} ${dishes.length}.`,
          ...(untold > 0 ? [asked.replace('#', String(untold))] : []),
          ...(empty.length > 0
            ? [`${nothing} ${empty.map((one) => one.querySelector('h2')?.textContent).join(', ')}.`]
            : []),
        ].join(' ');
  };
  for (const chip of chips) {
    chip.setAttribute('role', 'button');
    chip.setAttribute('aria-pressed', 'false');
    chip.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      chip.click();
    });
    chip.addEventListener('click', (event) => {
      event.preventDefault();
      chip.setAttribute('aria-pressed', String(chip.getAttribute('aria-pressed') !== 'true'));
      update();
    });
  }
  const more = filter.querySelector<HTMLElement>('[aria-expanded]');
  more?.addEventListener('click', () => {
    filter.classList.add('whole');
    filter.querySelector<HTMLElement>('.late a')?.focus();
  });
  note.querySelector('button')?.addEventListener('click', () => {
    for (const chip of chips) chip.setAttribute('aria-pressed', 'false');
    update();
    chips[0]?.focus();
  });
};
