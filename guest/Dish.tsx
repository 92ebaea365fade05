import type { GuestDish, GuestNutrition } from '../contract/guest/GuestPage';
import { pictureSource } from '../contract/pictureSource';
import { Icon, MARK_ICONS } from './icons';
import { texts } from './texts';
import { numberWords, portionWords, priceWords } from './words';

interface DishProps {
  readonly dish: GuestDish;
  /** Its picture is seen without scrolling. */
  readonly isAtOnce: boolean;
}

export const Dish = ({ dish, isAtOnce }: DishProps) => {
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
