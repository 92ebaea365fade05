import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

interface Page {
  /** Stays while what is measured comes and goes. */
  readonly Shell: ComponentType<{ readonly children: React.ReactNode }>;
  readonly Measured: ComponentType;
}

/** Draws a page and hands its switch to whoever measures; `mount` and `unmount` are done when they return. */
export const startPage = ({ Shell, Measured }: Page): void => {
  let show = (_isShown: boolean): void => {};
  const Switch = () => {
    const [isShown, setShown] = useState(true);
    show = setShown;
    return isShown ? <Measured /> : null;
  };
  window.__bench = {
    mount: () => flushSync(() => show(true)),
    unmount: () => flushSync(() => show(false)),
    onSubmit: (payload) => {
      if (payload === undefined) document.querySelector('form')?.requestSubmit();
    },
  };
  const container = document.getElementById('root');
  if (!container) throw new Error('Expected an element #root in the page, found none.');
  createRoot(container).render(
    <Shell>
      <Switch />
    </Shell>,
  );
};
