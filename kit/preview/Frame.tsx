import { useLayoutEffect, useRef } from 'react';
import { previewWords as words } from '../../i18n/previewWords';
import styles from './preview.module.css';

interface FrameProps {
  /** undefined while it is asked for. */
  readonly url: string | undefined;
  readonly theme: 'light' | 'dark';
}

/** A phone with the page in it. A page that takes the place of another opens where that one was left. */
export const Frame = ({ url, theme }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const left = useRef<number>(undefined);
  const src = url && withTheme(url, theme);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked of the page that goes, whenever another comes
  useLayoutEffect(
    () => () => {
      left.current = insideOf(frame.current)?.scrollY;
    },
    [src],
  );
  return (
    <div className={styles.stage}>
      <div className={styles.phone} data-theme={theme}>
        {src === undefined ? (
          <p role="status">{words.loading}</p>
        ) : (
          <iframe
            ref={frame}
            src={src}
            title={words.page}
            // It leads nowhere but to other pages of its kind.
            sandbox="allow-same-origin allow-scripts"
            onLoad={() => {
              if (left.current) insideOf(frame.current)?.scrollTo(0, left.current);
            }}
          />
        )}
      </div>
    </div>
  );
};

/** A page of another origin keeps to itself. */
const insideOf = (frame: HTMLIFrameElement | null): Window | undefined => {
  try {
    const inside = frame?.contentWindow;
    return inside?.document ? inside : undefined;
  } catch {
    return undefined;
  }
};

const withTheme = (url: string, theme: string): string => {
  const [page = '', place] = url.split('#');
  return `${page}${page.includes('?') ? '&' : '?'}theme=${theme}${place === undefined ? '' : `#${place}`}`;
};
