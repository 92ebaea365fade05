import type { GuestDish, GuestNutrition, GuestPage, GuestSection } from '../contract/guest/GuestPage';
import { pictureSource, type ShownPicture } from '../contract/pictureSource';
import { Document, Raw } from './Document';
import { Footer } from './Footer';
import { Icon, MARK_ICONS } from './icons';
import { schemaOrg } from './schemaOrg';
import { texts } from './texts';
import { dayWords, numberWords, portionWords, priceWords, timeWords, whenWords } from './words';

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

interface DishProps {
  readonly dish: GuestDish;
  /** Its picture is seen without scrolling. */
  readonly isAtOnce: boolean;
}

const Dish = ({ dish, isAtOnce }: DishProps) => {
  const { title, description, price, portion, marks, allergens, nutrition, isOut, picture, differs } = dish;
  return (
    <li className={isOut ? 'dish out' : 'dish'}>
      <div>
        <h3>{title}</h3>
        {marks.length > 0 && (
          <p className="marks">
            {marks.map(({ id, title: mark }) => (
              <span key={id} className={MARK_ICONS[id]?.tone}>
                {MARK_ICONS[id] && <Icon name={MARK_ICONS[id].icon} />}
                {mark}
              </span>
            ))}
          </p>
        )}
        {description && <p>{description}</p>}
        {allergens.length > 0 && (
          <p className="small">
            {texts.allergens}
            {allergens.join(', ').toLowerCase()}
          </p>
        )}
        {nutrition && <p className="small">{nutritionWords(nutrition)}</p>}
        {differs && <p className="small">{texts.differs}</p>}
        <p className="price">
          {isOut && <span className="pill">{texts.out}</span>}
          {price !== undefined && <b>{priceWords(price)}</b>}
          {portion && <span>{portionWords(portion)}</span>}
        </p>
      </div>
      {picture && (
        <img
          {...pictureSource(picture, '104px')}
          alt=""
          decoding="async"
          {...(isAtOnce ? {} : { loading: 'lazy' as const })}
        />
      )}
    </li>
  );
};

/** `210 ккал · белки 11 · жиры 9 · углеводы 20 г` */
const nutritionWords = ({ calories, protein, fats, carbohydrates }: GuestNutrition): string => {
  const grams = [
    protein && `${texts.protein} ${numberWords(protein)}`,
    fats && `${texts.fats} ${numberWords(fats)}`,
    carbohydrates && `${texts.carbohydrates} ${numberWords(carbohydrates)}`,
  ].filter(Boolean);
  return [
    ...(calories ? [`${numberWords(calories)}\u00a0${texts.kcal}`] : []),
    ...(grams.length > 0 ? [`${grams.join(', ')}\u00a0${texts.gram}`] : []),
  ].join(' · ');
};

/** Cover, name, whether it is open, and the menus to choose from. */
const Head = ({ page }: { readonly page: GuestPage }) => {
  const { venue, menus, now } = page;
  const cover = coverOf(page);
  const { title, isOpen, turnsAt, zone, street, notice, hours } = venue;
  const opens = turnsAt && !isOpen && whenWords({ at: turnsAt, now, zone });
  return (
    <header>
      {cover && (
        <img
          className="cover"
          {...pictureSource(cover, '(min-width: 960px) 896px, 100vw')}
          alt=""
          fetchPriority="high"
        />
      )}
      <div className="in name">
        <h1>{title}</h1>
        <p className="facts">
          {!isOpen && <span className="no">{texts.closed}</span>}
          {isOpen && hours !== undefined && (
            <span className="yes">{turnsAt ? texts.openUntil(timeWords(turnsAt, zone)) : texts.open}</span>
          )}
          {street && (
            <span>
              <Icon name="place" />
              {street}
            </span>
          )}
          <span className="printed">{texts.pricesOn(dayWords(now, zone))}</span>
        </p>
        {!isOpen && (
          <div className="closed">
            <Icon name="clock" />
            <div>
              <b>{opens ? texts.opensAt(opens) : texts.closedNow}</b>
              <p>{texts.closedHint}</p>
            </div>
          </div>
        )}
        {notice && (
          <p className="notice">
            <Icon name="notice" />
            <span>{notice}</span>
          </p>
        )}
        {menus.length > 1 && (
          <nav className="menus" aria-label={texts.menus}>
            <ul>
              {menus.map(({ title: name, path, isHere }) => (
                <li key={path}>
                  <a href={path} {...(isHere && { 'aria-current': 'page' as const })}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </header>
  );
};

/** The picture over a page: a venue's own page has the venue's, a menu's page the menu's, each the other's where it has none. */
const coverOf = ({ path, venue, menu }: GuestPage): ShownPicture | undefined =>
  path === venue.path ? (venue.cover ?? menu?.cover) : (menu?.cover ?? venue.cover);
