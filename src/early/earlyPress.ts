/** Which button was pressed before anybody could hear it: its place among those of the page. */
const PRESSED = 'pressed';

const buttonsIn = (place: ParentNode): readonly Element[] => [...place.querySelectorAll('button')];

/** The buttons that stand in the document do nothing yet: the last one pressed is kept for when they do. */
export const keepEarlyPress = (): void =>
  document.addEventListener('click', ({ target }) => {
    const paint = document.querySelector('[data-paint="landing"]');
    const button = target instanceof Element ? target.closest('button') : null;
    const place = paint && button ? buttonsIn(paint).indexOf(button) : -1;
    if (place >= 0) document.documentElement.dataset[PRESSED] = String(place);
  });

/** Presses the same button of the page that has taken their place. */
export const repeatEarlyPress = (page: ParentNode): void => {
  const place = document.documentElement.dataset[PRESSED];
  const button = place === undefined ? undefined : buttonsIn(page)[Number(place)];
  if (button instanceof HTMLElement) button.click();
};
