import type { GuestPage, GuestSection } from '../contract/guest/GuestPage';
import { pictureSource } from '../contract/pictureSource';
import { coverOf } from './coverOf';
import { Dish } from './Dish';
import { Document, Raw } from './Document';
import { Footer } from './Footer';
import { Head } from './Head';
import { Icon } from './icons';
import { schemaOrg } from './schemaOrg';
import { texts } from './texts';

/** A venue with one of its menus. */
export const VenuePage = ({ page }: { readonly page: GuestPage }) => {
  const { venue, menu, menus, theme } = page;
  const sections = menu?.sections ?? [];
  const title = menu && menus.length > 1 ? `${venue.title} · ${menu.title}` : venue.title;
  return (
    <Document
      title={title}
      head={<Meta page={page} title={title} />}
      isLive={sections.length > 0}
      theme={theme}
    >
      <Head page={page} />
      {sections.length > 0 && <Bar sections={sections} />}
      <main className="in">
        {menu && menus.length > 1 && <p className="menuTitle">{menu.title}</p>}
        {menu?.description && <p className="lead">{menu.description}</p>}
        {sections.map((section, at) => (
          <Section key={section.id} section={section} isFirst={at === 0} />
        ))}
        {sections.length === 0 && (
          <div className="empty">
            <h2>{texts.noMenu}</h2>
            <p>{texts.noMenuHint}</p>
          </div>
        )}
        <p className="none" role="status" data-text={texts.nothingFound} hidden />
      </main>
      <Footer page={page} />
    </Document>
  );
};

const Meta = ({ page, title }: { readonly page: GuestPage; readonly title: string }) => {
  const { origin, path, venue, menu } = page;
  const cover = coverOf(page);
  const description = venue.description ?? texts.description(venue.title, menu?.title);
  return (
    <>
      <meta name="description" content={description} />
      {origin && <link rel="canonical" href={origin + path} />}
      <meta property="og:type" content="restaurant.menu" />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:site_name" content={venue.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {origin && <meta property="og:url" content={origin + path} />}
      {origin && cover && <meta property="og:image" content={origin + cover.url} />}
      <Raw
        as="script"
        type="application/ld+json"
        text={JSON.stringify(schemaOrg(page)).replaceAll('<', '\\u003c')}
      />
    </>
  );
};

const Bar = ({ sections }: { readonly sections: readonly GuestSection[] }) => (
  <nav className="bar" aria-label={texts.categories}>
    <div className="in">
      <button type="button" aria-label={texts.find} aria-expanded="false" hidden>
        <Icon name="search" />
      </button>
      <input
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        autoComplete="off"
        enterKeyHint="search"
      />
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#c${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
);

const Section = ({ section, isFirst }: { readonly section: GuestSection; readonly isFirst: boolean }) => (
  <section className="section" id={`c${section.id}`} aria-labelledby={`h${section.id}`}>
    {section.cover && (
      <img
        className="band"
        {...pictureSource(section.cover, '(min-width: 960px) 896px, calc(100vw - 32px)')}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )}
    <h2 id={`h${section.id}`}>{section.title}</h2>
    {section.description && <p className="lead">{section.description}</p>}
    {section.isAlcohol && <p className="rule">{texts.alcohol}</p>}
    <ul className="dishes">
      {section.dishes.map((dish, at) => (
        <Dish key={dish.id} dish={dish} isAtOnce={isFirst && at < AT_ONCE} />
      ))}
    </ul>
  </section>
);

/** Pictures that are seen without scrolling. */
const AT_ONCE = 4;
