import type { GuestDish, GuestPage, GuestSection } from '../contract/guest/GuestPage';
import { fitting } from './allergens/Allergens';
import { Dish } from './Dish';
import { findDishes } from './findDishes';
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

/** The dishes of a search; of one of the page's choices those that it leaves, with what has to be said of that. */
export const findIn = (sections: readonly GuestSection[], find: string): FoundIn => {
  const all = sections.flatMap(({ dishes }) => dishes);
  const choice = fitting(all, find);
  if (choice) {
    const { hits, untold, group } = choice;
    const asked = untold > 0 ? [texts.untold.replace('#', String(untold))] : [];
    return { dishes: hits, isAlike: false, notes: group ? [...asked, texts.sharedKitchen] : [] };
  }
  const { hits, isAlike } = findDishes(
    all.map((dish) => ({
      dish,
      isOut: dish.isOut,
      texts: [dish.title, dish.composition.join(', '), dish.description ?? ''],
    })),
    find,
  );
  return { dishes: hits.map(({ dish: { dish } }) => dish), isAlike, notes: [] };
};

interface FoundIn {
  readonly dishes: readonly GuestDish[];
  readonly isAlike: boolean;
  readonly notes: readonly string[];
}

/** What answers to a search, as a page: names first, what has run out last. */
export const FoundDishes = ({ page, found }: { readonly page: GuestPage; readonly found: FoundIn }) => (
  <main className="in alone">
    <p>
      <a className="back" href={page.path}>
        <Icon name="back" />
        {page.menu?.title ?? texts.menus}
      </a>
    </p>
    <SearchForm path={page.path} find={page.find} />
    <h2>{foundWords(found)}</h2>
    {found.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    <ul className="dishes">
      {found.dishes.map((dish, at) => (
        <Dish key={dish.id} dish={dish} isBig={false} isAtOnce={at < AT_ONCE} />
      ))}
    </ul>
  </main>
);

const foundWords = ({ dishes, isAlike }: FoundIn): string => {
  if (dishes.length === 0) return texts.nothingFound;
  const plural = new Intl.PluralRules('ru').select(dishes.length);
  const many: Readonly<Record<string, string>> = texts.found;
  return isAlike ? texts.alike : (many[plural] ?? '').replace('%', String(dishes.length));
};

/** Pictures that are seen without scrolling. */
const AT_ONCE = 5;
