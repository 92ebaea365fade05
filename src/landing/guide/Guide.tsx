import { type ReactElement, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { text } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { wantedPath } from '../../auth/wantedPath';
import styles from './Guide.module.css';
import { JOB_KEYS } from './jobKeys';
import binDark from './pictures/bin.dark.webp';
import bin from './pictures/bin.light.webp';
import dishDark from './pictures/dish.dark.webp';
import dish from './pictures/dish.light.webp';
import hoursDark from './pictures/hours.dark.webp';
import hours from './pictures/hours.light.webp';
import menuDark from './pictures/menu.dark.webp';
import menu from './pictures/menu.light.webp';
import priceDark from './pictures/price.dark.webp';
import price from './pictures/price.light.webp';
import stopDark from './pictures/stop.dark.webp';
import stop from './pictures/stop.light.webp';
import teamDark from './pictures/team.dark.webp';
import team from './pictures/team.light.webp';
import venueDark from './pictures/venue.dark.webp';
import venue from './pictures/venue.light.webp';

interface GuideProps {
  /** Somebody who has signed in is offered the way back: to this address of the console. */
  readonly leftAt?: string | undefined;
}

/** The instruction: what people do here, job by job, with pictures of the product (`npm run guide:pictures`). */
export const Guide = ({ leftAt }: GuideProps): ReactElement => {
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  // The address named this place before it was there.
  const { hash } = useLocation();
  useEffect(() => {
    const job = hash.startsWith('#guide-') ? document.getElementById(hash.slice(1)) : null;
    (job ?? title.current)?.focus();
  }, [hash]);
  return (
    <section className={styles.guide} id="guide" aria-labelledby="guide-title">
      <header className={styles.head}>
        <div>
          <h2 ref={title} className={styles.title} id="guide-title" tabIndex={-1}>
            {text('guide.title')}
          </h2>
          <p className="muted text-group above-12">{text('guide.lead')}</p>
        </div>
        {leftAt !== undefined && (
          <Button variant="secondary" onClick={() => navigate(wantedPath({ from: leftAt }))}>
            {text('guide.back')}
          </Button>
        )}
      </header>
      <nav className={styles.contents} aria-label={text('guide.contents')}>
        {JOBS.map(({ key, title: job }) => (
          <a className="inline touch accent medium unlined framed surface" key={key} href={`#guide-${key}`}>
            {text(job)}
          </a>
        ))}
      </nav>
      <ol className="grid gap-24 above-32">
        {JOBS.map(({ key, title: job, steps, pictures, alt }) => (
          <li key={key} className={styles.job} id={`guide-${key}`} tabIndex={-1}>
            <div>
              <h3 className="text-section">{text(job)}</h3>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{text(step)}</li>
                ))}
              </ol>
            </div>
            {/* One of them is shown, and only that one is read. */}
            {pictures.map((picture) => (
              <img
                key={picture}
                className={styles.picture}
                src={picture}
                alt={text(alt)}
                width={1152}
                height={720}
                loading="lazy"
              />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
};

type Job = (typeof JOB_KEYS)[number];

/** For each of `JOB_KEYS` a picture of the light product and one of the dark. */
const PICTURES: Readonly<Record<Job, readonly [string, string]>> = {
  venue: [venue, venueDark],
  hours: [hours, hoursDark],
  menu: [menu, menuDark],
  dish: [dish, dishDark],
  price: [price, priceDark],
  stop: [stop, stopDark],
  bin: [bin, binDark],
  team: [team, teamDark],
};

const jobOf = <J extends Job>(key: J) => ({
  key,
  title: `guide.${key}` as const,
  steps: [`guide.${key}1`, `guide.${key}2`, `guide.${key}3`] as const,
  alt: `guide.${key}Alt` as const,
  pictures: PICTURES[key],
});

/** In the order in which a new owner meets them. */
const JOBS = JOB_KEYS.map(jobOf);
