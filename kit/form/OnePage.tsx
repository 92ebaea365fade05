import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormTab } from '../declaration/FormTab';
import type { FormTabsState } from './useFormTabs';

export interface OnePageProps {
  readonly tabs: readonly FormTab[];
  readonly state: FormTabsState;
  /** What makes an element the panel of a tab. */
  readonly panelProps: (tab: number) => { readonly id: string };
  /** The form of a tab, whose buttons stand in `place`. */
  readonly children: (tab: number, place: HTMLElement | null) => ReactNode;
}

/**
 * The sections of a record below each other, with one bar of buttons: their tabs are places of the page. A tab in the address
 * leads to its place; who scrolls on, or types elsewhere, takes the address along.
 */
export const OnePage = ({ tabs, state, panelProps, children }: OnePageProps) => {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const isHere = usePlaces(page, state);
  return (
    <div ref={page} className="carte-form-parts">
      {tabs.map(({ section, label }, tab) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a panel by its role, which hears where its fields are
        <section
          key={section}
          {...panelProps(tab)}
          tabIndex={-1}
          className="carte-form-part surface round-large below-16"
          onFocus={({ target, currentTarget }) => target !== currentTarget && isHere(tab)}
        >
          {tab > 0 && <h2 className="text-group below-16">{label}</h2>}
          {children(tab, bar)}
        </section>
      ))}
      <div ref={setBar} className="carte-form-bar sticky" />
    </div>
  );
};

/** So much of the window has passed a place's top when one has come to it. */
const ARRIVED = 0.4;

/** What a person does to scroll, or to be elsewhere. */
const OWN_DOING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** @returns tells which place the person is at, though nobody led there */
const usePlaces = (page: RefObject<HTMLElement | null>, { current, isAt }: FormTabsState) => {
  const place = useRef(0);
  /** Whether the page was led to its place, and nobody has touched it since. */
  const isLed = useRef(false);
  useEffect(() => {
    if (place.current === current) return;
    place.current = current;
    const [part, before] = [page.current?.children[current], page.current?.children[0]];
    if (!(part instanceof HTMLElement) || !before) return;
    isLed.current = true;
    const lead = (): void => {
      if (!isLed.current) return;
      part.scrollIntoView?.({ block: 'start' });
      if (!part.contains(document.activeElement)) part.focus({ preventScroll: true });
    };
    lead();
    // What stands above it may still grow, and until all have come none is there to take the focus.
    const observer = new ResizeObserver(lead);
    observer.observe(before);
    observer.observe(part);
    return () => observer.disconnect();
  }, [page, current]);
  const isHere = (tab: number): void => {
    if (place.current === tab) return;
    place.current = tab;
    isAt(tab);
  };
  const latest = useRef(isHere);
  useEffect(() => {
    latest.current = isHere;
  });
  useEffect(() => {
    let frame = 0;
    const onOwn = (): void => {
      isLed.current = false;
    };
    const look = (box: Element): void => {
      const parts = [...(page.current?.children ?? [])].slice(0, -1);
      const passed = parts.filter((part) => part.getBoundingClientRect().top < window.innerHeight * ARRIVED);
      const isAtEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
      latest.current(isAtEnd ? parts.length - 1 : Math.max(0, passed.length - 1));
    };
    const onScroll = ({ target }: Event): void => {
      const box = target instanceof Element ? target : document.documentElement;
      if (isLed.current || !box.contains(page.current)) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look(box));
    };
    // A panel scrolls by itself: its events do not come up.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', onScroll, options);
    for (const name of OWN_DOING) document.addEventListener(name, onOwn, options);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', onScroll, options);
      for (const name of OWN_DOING) document.removeEventListener(name, onOwn, options);
    };
  }, [page]);
  return isHere;
};
