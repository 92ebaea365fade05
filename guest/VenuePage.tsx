import type { GuestPage, GuestSection } from '../contract/guest/GuestPage';
import { pictureSource } from '../contract/pictureSource';
import { AllergenFilter, AllergenSigns } from './allergens/Allergens';
import { Dish, DishCard, DishLine } from './Dish';
import { Document, Raw } from './Document';
import { Before, coverOf, Face } from './Face';
import { Footer } from './Footer';
import { FoundDishes, findIn, SearchForm } from './FoundDishes';
import { Icon, isLoved } from './icons';
import { schemaOrg } from './schemaOrg';
import { texts } from './texts';
import { phoneWords } from './words';

/** A venue with one of its menus, or with one dish of it. */
export const VenuePage = ({ page }: { readonly page: GuestPage }) => {
  const { venue, menu, menus, theme, dishId } = page;
  const sections = menu?.sections ?? [];
  const [place] = sections.flatMap((section) => {
    const dish = section.dishes.find(({ id }) => id === dishId);
    return dish ? [{ section, dish }] : [];
  });
  const found = page.find === undefined ? undefined : findIn(sections, page.find);
  const named = menu && menus.length > 1 ? `${venue.title} · ${menu.title}` : venue.title;
  const title = place ? `${place.dish.title} · ${venue.title}` : named;
  return (
    <Document
      title={title}
      head={<Meta page={page} title={title} />}
      isLive={!place && !found && sections.length > 0}
      theme={theme}
      accent={venue.accent}
    >
      <Face page={page} isSmall={place !== undefined || found !== undefined} />
      {place && <DishCard page={page} {...place} />}
      {found && <FoundDishes page={page} found={found} />}
      {!place && !found && <Menu page={page} sections={sections} />}
      <Footer page={page} />
      {!place && !found && sections.length > 0 && <Layers phone={venue.phones[0]?.number} />}
      {menu && <AllergenSigns menu={menu} />}
      {!place && (
        <Raw
          as="script"
          type="application/ld+json"
          text={JSON.stringify(schemaOrg(page)).replaceAll('<', '\\u003c')}
        />
      )}
    </Document>
  );
};

const Menu = ({
  page,
  sections,
}: {
  readonly page: GuestPage;
  readonly sections: readonly GuestSection[];
}) => {
  const { menu, menus } = page;
  return (
    <div className={sections.length > 0 ? 'in wrap' : 'in'}>
      <Before page={page} />
      {sections.length > 0 && <Bar path={page.path} sections={sections} />}
      <main>
        {menu && menus.length > 1 && <p className="menuTitle">{menu.title}</p>}
        {menu?.description && <p className="lead">{menu.description}</p>}
        {menu && <AllergenFilter menu={menu} />}
        {sections.map((section, at) => (
          <Section key={section.id} section={section} isFirst={at === 0 && !coverOf(page)} />
        ))}
        {sections.length === 0 && (
          <div className="empty">
            <h2>{texts.noMenu}</h2>
            <p>{texts.noMenuHint}</p>
          </div>
        )}
      </main>
    </div>
  );
};

const Meta = ({ page, title }: { readonly page: GuestPage; readonly title: string }) => {
  const { origin, path, venue, menu, dishId } = page;
  const dish = menu?.sections.flatMap(({ dishes }) => dishes).find(({ id }) => id === dishId);
  const cover = dish?.picture ?? coverOf(page);
  const description = (dish ?? venue).description ?? texts.description(venue.title, menu?.title);
  const url = origin + path + (dish ? `?dish=${dish.id}` : '');
  return (
    <>
      <meta name="description" content={description} />
      {page.find !== undefined && <meta name="robots" content="noindex" />}
      {origin && <link rel="canonical" href={url} />}
      <meta property="og:type" content="restaurant.menu" />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:site_name" content={venue.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {origin && <meta property="og:url" content={url} />}
      {origin && cover && <meta property="og:image" content={origin + cover.url} />}
    </>
  );
};

/** The categories, and the way to the search: at the top of a phone, at the side of a desk. */
const Bar = ({ path, sections }: { readonly path: string; readonly sections: readonly GuestSection[] }) => (
  <nav className="bar" aria-label={texts.categories}>
    <button type="button" className="seek" aria-haspopup="dialog" aria-label={texts.find} hidden>
      <Icon name="search" />
      <span>{texts.find}</span>
    </button>
    <SearchForm path={path} />
    <ul>
      {sections.map(({ id, title, dishes }) => (
        <li key={id}>
          <a href={`#c${id}`} data-count={dishes.length}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Section = ({ section, isFirst }: { readonly section: GuestSection; readonly isFirst: boolean }) => {
  const { id, title, description, cover, isAlcohol, dishes } = section;
  const hasPhotos = dishes.some(({ picture }) => picture !== undefined);
  const big = hasPhotos
    ? dishes.find(({ picture, marks, isOut }) => picture && !isOut && isLoved(marks))
    : undefined;
  return (
    <section className={hasPhotos ? 'section' : 'section typed'} id={`c${id}`} aria-labelledby={`h${id}`}>
      {cover && !big && (
        <img
          className="band"
          {...pictureSource(cover, '(min-width: 1024px) 880px, calc(100vw - 40px)')}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <h2 id={`h${id}`}>{title}</h2>
      {description && <p className="lead">{description}</p>}
      {isAlcohol && <p className="rule">{texts.alcohol}</p>}
      <ul className={hasPhotos ? 'dishes' : 'lines'}>
        {dishes.map((dish, at) =>
          hasPhotos ? (
            <Dish key={dish.id} dish={dish} isBig={dish === big} isAtOnce={isFirst && at < AT_ONCE} />
          ) : (
            <DishLine key={dish.id} dish={dish} />
          ),
        )}
      </ul>
    </section>
  );
};

/** Pictures that are seen without scrolling where no cover stands above them; below one they would only share its line. */
const AT_ONCE = 3;

/** What the script opens over the page: a dish, and the search. */
const Layers = ({ phone }: { readonly phone: string | undefined }) => (
  <>
    <div className="fab" hidden>
      {phone && (
        <a href={`tel:${phone}`} aria-label={texts.call(phoneWords(phone))}>
          <Icon name="phone" />
        </a>
      )}
      <a href="#top" aria-label={texts.top}>
        <Icon name="up" />
      </a>
    </div>
    <dialog className="sheet">
      <button type="button" aria-label={texts.close}>
        <Icon name="close" />
      </button>
      <article className="card" />
    </dialog>
    <dialog className="search" aria-label={texts.find}>
      <div className="field">
        <Icon name="search" />
        <input
          type="search"
          aria-label={texts.find}
          placeholder={texts.find}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="button">{texts.close}</button>
      </div>
      <p
        role="status"
        data-many={JSON.stringify(texts.found)}
        data-alike={texts.alike}
        data-none={texts.nothingFound}
      />
      <ul data-made={texts.inComposition} data-said={texts.inDescription} />
    </dialog>
  </>
);
