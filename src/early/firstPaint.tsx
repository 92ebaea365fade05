import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { addTexts } from '../../i18n/i18nProvider';
import { landing } from '../../i18n/ru/landing';
import { LandingBody } from '../landing/LandingBody';
import styles from '../landing/landing.module.css';
import { ShellSkeleton } from '../shell/ShellSkeleton';
import type { FirstPaint } from './firstPaintOf';

/**
 * What the document itself shows, so that something stands there before any script of ours has come; React puts the same in
 * its place. Written by the build (`build/firstPaint.ts`). No `style` attributes: the policy of the page allows none.
 */
export const firstPaints = async (): Promise<Readonly<Record<FirstPaint, string>>> => {
  await addTexts([landing]);
  return {
    landing: renderToStaticMarkup(
      <StaticRouter location="/">
        <div className={styles.page}>
          <LandingBody />
        </div>
      </StaticRouter>,
    ),
    shell: renderToStaticMarkup(<ShellSkeleton isRail={false} />),
    rail: renderToStaticMarkup(<ShellSkeleton isRail />),
  };
};
