import type { GuestDish, GuestPage, GuestSection } from '../contract/guest/GuestPage';
import { Dish } from './Dish';
import { type Found, findDishes, type Searched } from './findDishes';
import { Icon } from './icons';
import { texts } from './texts';

/** The search of who has no scripts; where there are some it is not shown. */
export const SearchForm = ({ path, find }: { readonly path: string; readonly find?: string | undefined }) => (
  <search className="plainSearch">
    <form action={path}>
      <Icon name="search" />
      <input
        type="search"
        name="find"
        aria-label={texts.find}
        placeholder={texts.find}
        defaultValue={find}
        required
      />
      <button type="submit">{texts.toFind}</button>
    </form>
  </search>
);

export const findIn = (sections: readonly GuestSection[], find: string): Found<FoundDish> =>
  findDishes(
    sections.flatMap(({ title: section, dishes }) =>
      dishes.map((dish) => ({
        dish,
        section,
        isOut: dish.isOut,
        texts: [dish.title, dish.composition.join(', '), dish.description ?? ''],
      })),
    ),
    find,
  );

interface FoundDish extends Searched {
  readonly dish: GuestDish;
  readonly section: string;
}

/** What answers to a search, as a page: names first, what has run out last. */
export const FoundDishes = ({
  page,
  found,
}: {
  readonly page: GuestPage;
  readonly found: Found<FoundDish>;
}) => (
  <main className="in alone">
    <p>
      <a className="back" href={page.path}>
        <Icon name="back" />
        {page.menu?.title ?? texts.menus}
      </a>
    </p>
    <SearchForm path={page.path} find={page.find} />
    <h2>{foundWords(found)}</h2>
    <ul className="dishes">
      {found.hits.map(({ dish: { dish } }, at) => (
        <Dish key={dish.id} dish={dish} isBig={false} isAtOnce={at < AT_ONCE} />
      ))}
    </ul>
  </main>
);

const foundWords = ({ hits, isAlike }: Found<FoundDish>): string => {
  if (hits.length === 0) return texts.nothingFound;
  const plural = new Intl.PluralRules('ru').select(hits.length);
  const many: Readonly<Record<string, string>> = texts.found;
  return isAlike ? texts.alike : (many[plural] ?? '').replace('%', String(hits.length));
};

/** Pictures that are seen without scrolling. */
const AT_ONCE = 5;
