import { type ReactElement, useEffect, useLayoutEffect } from 'react';
import { useCapability } from '../../kit/parts/capabilities';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { closePalette, openPalette, useIsPaletteOpen } from './paletteState';

/** Its words come with it. */
const Palette = lazyWithPreload(async () => {
  const [{ Palette: Whole }, { loadCatalogue }] = await Promise.all([
    import('./Palette'),
    import('../../i18n/loadCatalogue'),
  ]);
  await loadCatalogue(['palette', 'guide']);
  return Whole;
});

/** Where the backend announces a search: Ctrl or Cmd with K from anywhere. The code comes while nobody waits for anything. */
export const PaletteHost = (): ReactElement | null => (useCapability('search') ? <Listening /> : null);

const Listening = (): ReactElement | null => {
  const isOpen = useIsPaletteOpen();
  // Heard from the moment the page is seen: an effect comes after that, and a key pressed in between would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // By the key's place: in a Russian layout it types another letter.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (isOpen) closePalette();
      else openPalette();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  // Whoever signs out leaves nothing open for the next one.
  useEffect(() => closePalette, []);
  useEffect(() => whenIdle(() => void Palette.preload()), []);
  return isOpen ? <Palette onClose={closePalette} /> : null;
};

const IDLE_MS = 2000;

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work);
  return () => cancelIdleCallback(idle);
};
