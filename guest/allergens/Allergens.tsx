import { foldText } from '../../contract/foldText';
import type { GuestDish, GuestMenu } from '../../contract/guest/GuestPage';
import { allergenTexts, allergenTitles, withoutTitles } from '../../contract/texts/allergens';
import { ALLERGENS, type Allergen } from '../../contract/vocabulary';
import { allergenPaths } from '../../ui/allergenPaths';
import { texts } from '../texts';

const Sign = ({ group }: { readonly group: Allergen }) => (
  <svg className="icon al" aria-hidden="true">
    <use href={`#a-${group}`} />
  </svg>
);

/** What a dish holds of the groups, in words with their signs and with what brings them; of one that is not told whole, whom to ask. */
export const Allergens = ({ dish: { allergens } }: { readonly dish: GuestDish }) => {
  const { groups, others, isTold } = allergens;
  return (
    <>
      {groups.length + others.length > 0 && (
        <>
          <h4>{texts.allergens}</h4>
          <ul className="allergens" data-title={texts.allergens}>
            {groups.map(({ group, from }) => (
              <li key={group}>
                <Sign group={group} />
                <span>{allergenTitles[group].toLowerCase()}</span>
                <small>{` — ${from.join(', ').toLowerCase()}`}</small>
              </li>
            ))}
            {others.map((title) => (
              <li key={title}>
                <span>{title.toLowerCase()}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isTold && <p className="ask">{allergenTexts.ask}.</p>}
    </>
  );
};

/** By what the script chooses: a dish says which groups it holds only where all of it is told; one that says nothing is without none. */
export const chosenBy = ({ allergens: { groups, isTold }, marks }: GuestDish) => ({
  'data-a': isTold ? groups.map(({ group }) => group).join(' ') : undefined,
  'data-m': marks.map(({ id }) => id).join(' ') || undefined,
});

const dishesOf = ({ sections }: GuestMenu): readonly GuestDish[] => sections.flatMap(({ dishes }) => dishes);

/** The choices; without a script each is a search of its own (`fitting`). */
export const AllergenFilter = ({ menu }: { readonly menu: GuestMenu }) => {
  const dishes = dishesOf(menu);
  const chips = chipsOf(dishes);
  if (chips.length === 0) return null;
  const later = chips.length - AT_FIRST;
  return (
    <div className="filter" data-of={texts.fitOf} data-untold={texts.untold} data-nothing={texts.nothingIn}>
      <ul aria-label={texts.choose}>
        {chips.map(({ group, mark, title }, at) => (
          <li key={title} className={later > 1 && at >= AT_FIRST ? 'late' : undefined}>
            <a href={`?find=${encodeURIComponent(title)}`} data-w={group} data-m={mark}>
              {group && <Sign group={group} />}
              {title}
            </a>
          </li>
        ))}
        {later > 1 && (
          <li className="scripted">
            <button type="button" aria-expanded="false">
              {texts.more(later)}
            </button>
          </li>
        )}
      </ul>
      <div className="chosen" hidden>
        <p role="status" />
        <p>{texts.sharedKitchen}</p>
        <button type="button">{texts.reset}</button>
      </div>
    </div>
  );
};

/** The dishes that a choice leaves, where somebody searches for its very words; undefined = they are no choice. */
export const fitting = (dishes: readonly GuestDish[], typed: string) => {
  const chip = chipsOf(dishes).find(({ title }) => foldText(title) === foldText(typed));
  if (!chip) return undefined;
  const { group, mark } = chip;
  return {
    hits: dishes.filter(({ allergens: { groups, isTold }, marks }) =>
      group ? isTold && !groups.some((one) => one.group === group) : marks.some(({ id }) => id === mark),
    ),
    untold: group ? dishes.filter(({ allergens }) => !allergens.isTold).length : 0,
    group,
  };
};

/** As many choices as one line of a desk holds; the others come when they are asked for. */
const AT_FIRST = 5;
/** Asked for most: they stand before the marks, the other groups behind them. */
const ASKED: readonly Allergen[] = ['gluten', 'milk', 'nuts', 'eggs'];

interface Chip {
  readonly title: string;
  readonly group?: Allergen;
  readonly mark?: number;
}

/** A mark that says what a group's choice says is left out: the group is computed, the mark was set by hand. */
const chipsOf = (dishes: readonly GuestDish[]): readonly Chip[] => {
  const groups = groupsIn(dishes).map((group): Chip & { group: Allergen } => ({
    group,
    title: withoutTitles[group],
  }));
  const marks = new Map(dishes.flatMap((dish) => dish.marks.map(({ id, title }) => [id, title] as const)));
  const named = [...marks].map(([mark, title]): Chip => ({ mark, title }));
  return [
    ...groups.filter(({ group }) => ASKED.includes(group)),
    ...named.filter((chip) => !groups.some(({ title }) => title === chip.title)),
    ...groups.filter(({ group }) => !ASKED.includes(group)),
  ];
};

/** Each drawing once in a document. */
export const AllergenSigns = ({ menu }: { readonly menu: GuestMenu }) => (
  <svg width="0" height="0" className="sprite" aria-hidden="true">
    {groupsIn(dishesOf(menu)).map((group) => (
      <symbol key={group} id={`a-${group}`} viewBox="0 0 24 24">
        <path d={allergenPaths[group]} />
      </symbol>
    ))}
  </svg>
);

/** Groups that a dish of the menu holds: without one of the others everything is. */
const groupsIn = (dishes: readonly GuestDish[]): readonly Allergen[] =>
  ALLERGENS.filter((wanted) =>
    dishes.some(({ allergens }) => allergens.groups.some(({ group }) => group === wanted)),
  );
