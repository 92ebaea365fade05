import type { GuestDish, GuestNutrition, GuestPage, GuestSection } from '../contract/guest/GuestPage';
import { pictureSource } from '../contract/pictureSource';
import { Allergens, chosenBy } from './allergens/Allergens';
import { Icon, MARK_ICONS } from './icons';
import { texts } from './texts';
import { numberWords, portionWords, priceWords } from './words';

interface DishProps {
  readonly dish: GuestDish;
  /** Its picture is seen without scrolling. */
  readonly isAtOnce: boolean;
  /** Larger than its neighbours: a mark of the house says that it is loved. */
  readonly isBig: boolean;
}

/** A dish among others. What is told of it alone stands in it too, unseen: the sheet takes it from there. */
export const Dish = ({ dish, isAtOnce, isBig }: DishProps) => {
  const { id, title, description, isOut, picture } = dish;
  return (
    <li className={['dish', isBig && 'big', isOut && 'out'].filter(Boolean).join(' ')} {...chosenBy(dish)}>
      <div>
        <Marks dish={dish} />
        <h3>
          <a href={`?dish=${id}`}>{title}</a>
        </h3>
        {description && <p className="said">{description}</p>}
        <Price dish={dish} />
        <More dish={dish} />
      </div>
      {picture && (
        <img
          {...pictureSource(picture, isBig ? BIG : SMALL)}
          alt=""
          decoding="async"
          {...(isAtOnce ? {} : { loading: 'lazy' as const })}
        />
      )}
    </li>
  );
};

const BIG = '(min-width: 1280px) 440px, (min-width: 760px) 46vw, calc(100vw - 40px)';
const SMALL = '136px';

/** A line of a printed menu: name, leader, price. For sections that have no photos. */
export const DishLine = ({ dish }: Pick<DishProps, 'dish'>) => {
  const { id, title, description, portion, isOut, price } = dish;
  return (
    <li className={isOut ? 'dish line out' : 'dish line'} {...chosenBy(dish)}>
      <div>
        <div className="leader">
          <h3>
            <a href={`?dish=${id}`}>{title}</a>
          </h3>
          <p className="price">
            {isOut && <span className="pill">{texts.out}</span>}
            {price !== undefined && <b>{priceWords(price)}</b>}
          </p>
        </div>
        {(description || portion) && (
          <p className="said">
            {[description?.replace(/[.]$/, ''), portion && portionWords(portion)].filter(Boolean).join(' · ')}
          </p>
        )}
        <Marks dish={dish} />
        <More dish={dish} />
      </div>
    </li>
  );
};

const Marks = ({ dish: { marks } }: Pick<DishProps, 'dish'>) =>
  marks.length > 0 && (
    <p className="marks">
      {marks.map(({ id, title }) => (
        <span key={id} className={MARK_ICONS[id]?.tone}>
          {MARK_ICONS[id] && <Icon name={MARK_ICONS[id].icon} />}
          {title}
        </span>
      ))}
    </p>
  );

const Price = ({ dish: { price, portion, isOut } }: Pick<DishProps, 'dish'>) => (
  <p className="price">
    {price !== undefined && <b>{priceWords(price)}</b>}
    {portion && <span>{portionWords(portion)}</span>}
    {isOut && <span className="pill">{texts.out}</span>}
  </p>
);

/** What is told of a dish where it stands alone. */
const More = ({ dish }: Pick<DishProps, 'dish'>) => {
  const { composition, nutrition, portion, differs } = dish;
  return (
    <div className="more">
      <Allergens dish={dish} />
      {composition.length > 0 && (
        <>
          <h4>{texts.composition}</h4>
          <p className="made">{capital(composition.join(', ').toLowerCase())}</p>
        </>
      )}
      {nutrition && (
        <>
          <h4>
            {texts.nutrition} {portion && <small>{texts.inPortion(portionWords(portion))}</small>}
          </h4>
          <ul className="nutrition">
            {factsOf(nutrition).map(([what, value]) => (
              <li key={what}>
                <b>{numberWords(value)}</b> <span>{what}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {differs && <p className="small">{texts.differs}</p>}
    </div>
  );
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const factsOf = ({ calories, protein, fats, carbohydrates }: GuestNutrition) =>
  (
    [
      [texts.kcal, calories],
      [texts.protein, protein],
      [texts.fats, fats],
      [texts.carbohydrates, carbohydrates],
    ] as const
  ).flatMap(([what, value]) => (value === undefined ? [] : [[what, value] as const]));

interface DishCardProps {
  readonly page: GuestPage;
  readonly dish: GuestDish;
  readonly section: GuestSection;
}

/** A dish by its own address: what the sheet shows, as a page. */
export const DishCard = ({ page: { path, menu }, dish, section }: DishCardProps) => (
  <main className="in alone">
    <p>
      <a className="back" href={`${path}#c${section.id}`}>
        <Icon name="back" />
        {menu && menu.title !== section.title ? `${menu.title}: ${section.title}` : section.title}
      </a>
    </p>
    <article className={dish.isOut ? 'card out' : 'card'}>
      {dish.picture && (
        <img
          {...pictureSource(dish.picture, '(min-width: 760px) 440px, 100vw')}
          alt=""
          fetchPriority="high"
        />
      )}
      <div>
        <Marks dish={dish} />
        <h2>{dish.title}</h2>
        <Price dish={dish} />
        {dish.description && <p className="said">{dish.description}</p>}
        {section.isAlcohol && <p className="rule">{texts.alcohol}</p>}
        <More dish={dish} />
      </div>
    </article>
  </main>
);
