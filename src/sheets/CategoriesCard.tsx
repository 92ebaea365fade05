import type { ReactElement } from 'react';
import type { MissingCategory } from '../../contract/sheets/categories';
import { CATEGORY_KINDS } from '../../contract/vocabulary';
import { Segments } from '../../fieldRenderers/Segments';
import { sheetWords as words } from '../../i18n/sheetWords';
import { shownText } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import styles from './Sheets.module.css';
import { CATEGORY_CHOICES, type Categories, type CategoryChoice } from './useCategories';

/** A name on one line with what becomes of it. */
const ONE = 'row wrap gap-x-12 spread framed round';

interface CategoriesCardProps {
  readonly at: Categories;
  /** The menu has none at all. */
  readonly isEmpty: boolean;
  /** The name of the column; absent: there is none. */
  readonly column: string | undefined;
  readonly count: number;
}

/** The categories that rows name and the menu has not: each is made, put to its twin or left out, or all rows go into one. */
export const CategoriesCard = ({ at, isEmpty, column, count }: CategoriesCardProps): ReactElement => {
  const { missing, isWhole, isOne, setOne } = at;
  const said = isWhole
    ? words.categories.noColumn
    : shownText(words.categories.found, { column: column ?? '', smart_count: missing.length });
  return (
    <section className="clip card" aria-labelledby="sheet-categories">
      <div className="stack gap-16 start pad-16-24">
        <div>
          <h2 className="text-group" id="sheet-categories">
            {isEmpty ? words.categories.none : words.categories.some}
          </h2>
          <p className="muted">{said}</p>
        </div>
        {!isWhole && (
          <Segments
            label={words.categories.ways}
            value={isOne ? 'one' : 'each'}
            options={[
              { value: 'each', title: words.categories.each },
              { value: 'one', title: words.categories.one },
            ]}
            onChange={(way) => setOne(way === 'one')}
          />
        )}
        {isOne ? (
          <One at={at} count={count} />
        ) : (
          <ul className={styles.missing}>
            {missing.map((each) => (
              <li key={each.said} className={ONE}>
                <Missing at={at} of={each} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};

const Missing = ({
  at,
  of: each,
}: {
  readonly at: Categories;
  readonly of: MissingCategory;
}): ReactElement => {
  const { said, count, kind, twin } = each;
  const choice = at.choiceOf(each);
  const name = typeof twin === 'object' ? twin.title : twin;
  const first: CategoryChoice = twin === undefined ? kind : 'twin';
  return (
    <>
      <Tick
        checked={choice !== 'out'}
        onChange={({ target }) => at.choose(said, target.checked ? first : 'out')}
        label={
          <>
            <b>{said}</b>{' '}
            <small className="block">{shownText(words.categories.rows, { smart_count: count })}</small>
          </>
        }
      />
      {choice === 'out' ? (
        <small className="block">{words.categories.out}</small>
      ) : (
        <div className={`slim ${styles.pick}`} data-twin={choice === 'twin' || undefined}>
          <select
            className="narrow touch round-small accent text-label strong"
            value={choice}
            aria-label={shownText(words.categories.what, { name: said })}
            onChange={({ target }) =>
              at.choose(said, CATEGORY_CHOICES.find((each) => each === target.value) ?? first)
            }
          >
            {name !== undefined && <option value="twin">{shownText(words.categories.twin, { name })}</option>}
            {CATEGORY_KINDS.map((each) => (
              <option key={each} value={each}>
                {words.categories.make[each]}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
};

const One = ({ at, count }: { readonly at: Categories; readonly count: number }): ReactElement => (
  <div className={styles.missing}>
    <div className={ONE}>
      <input
        // What it is set to from elsewhere stands anew.
        key={at.one.title}
        className="box strong touch pad-x-12"
        defaultValue={at.one.title}
        aria-label={words.categories.oneName}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={({ target }) => at.putOne(target.value.trim())}
      />
      <small className="block">{shownText(words.categories.rows, { smart_count: count })}</small>
      <div className={`slim ${styles.pick}`}>
        <select
          className="narrow touch round-small accent text-label strong"
          value={at.one.kind}
          aria-label={shownText(words.categories.what, { name: at.one.title })}
          onChange={({ target }) => at.putOne(at.one.title, target.value === 'drink' ? 'drink' : 'food')}
        >
          {CATEGORY_KINDS.map((each) => (
            <option key={each} value={each}>
              {words.categories.kind[each]}
            </option>
          ))}
        </select>
      </div>
    </div>
  </div>
);
