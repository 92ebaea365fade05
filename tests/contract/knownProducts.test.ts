import { describe, expect, it } from 'vitest';
import { proposalOf } from '../../contract/knownProducts';
import { mentionedIn, readProducts } from '../../server/content';
import { shippedFile } from '../../server/shippedFile';

const proposed = (title: string): string | undefined => proposalOf(mentionedIn(title))?.join(' ');

describe('[AL-01] the words of a title propose its groups', () => {
  it.each([
    // One product in its forms.
    ['Сметана', 'milk'],
    ['сметаной', 'milk'],
    ['Сметанный соус', 'milk'],
    ['Мука пшеничная в/с', 'gluten'],
    ['пшеничной муки', 'gluten'],
    ['яйца куриные', 'eggs'],
    ['перепелиных яиц', 'eggs'],
    ['Жёлток', 'eggs'],
    ['креветок тигровых', 'crustaceans'],
    ['Креветки', 'crustaceans'],
    ['кальмары', 'molluscs'],
    ['мидий', 'molluscs'],
    ['тунцом', 'fish'],
    ['СЕЛЬДЬ слабосолёная', 'fish'],
    ['икра красная', 'fish'],
    ['сыр козий', 'milk'],
    ['Сырный соус', 'milk'],
    ['Адыгейский', 'milk'],
    ['толокно', 'gluten'],
    ['фучжу', 'soy'],
    ['лещина', 'nuts'],
    ['пампушкой', 'gluten'],
    // Several at once.
    ['соевый соус', 'gluten soy'],
    ['соус соевый светлый', 'gluten soy'],
    ['вустерский соус', 'gluten fish'],
    ['рыбный соус', 'fish'],
    ['Устричный соус', 'gluten soy molluscs'],
    ['майонез', 'eggs mustard'],
    ['лапша домашняя', 'gluten eggs'],
    ['бульон с сельдереем', 'celery'],
    // Named after something else.
    ['миндальное молоко', 'nuts'],
    ['молоко миндальное', 'nuts'],
    ['соевое молоко', 'soy'],
    ['овсяное молоко', 'gluten'],
    ['арахисовая паста', 'peanuts'],
    ['арахисовое масло', 'peanuts'],
    ['кедровый орех', 'nuts'],
    ['кедровые орешки', 'nuts'],
    ['земляной орех', 'peanuts'],
    ['тахини', 'sesame'],
    ['халва', 'sesame'],
    ['сливочное масло', 'milk'],
    ['вино белое сухое', 'sulphites'],
    ['пиво', 'gluten'],
    ['мука люпиновая', 'lupin'],
    ['Soy sauce', 'gluten soy'],
    ['Parmesan', 'milk'],
    ['cashews', 'nuts'],
    ['кокосовая стружка и сливки', 'milk'],
    ['крем-сыр', 'milk'],
    // None of the fourteen, whatever a word of it is elsewhere.
    ['кокосовое молоко', ''],
    ['молоко кокосовое 17%', ''],
    ['гречневая мука', ''],
    ['рисовая лапша', ''],
    ['мускатный орех', ''],
    ['орех мускатный молотый', ''],
    ['морской ёж', ''],
    ['икра кабачковая', ''],
    ['томатная паста', ''],
    ['имбирное пиво', ''],
    ['оливковое масло', ''],
    ['виноград', ''],
    ['винегретная свёкла', undefined],
    ['Говядина', ''],
    ['сырая говядина', ''],
    ['куриная печень', ''],
    ['ежевика', ''],
    ['хлеб без глютена', ''],
    ['хлеб без орехов', 'gluten'],
    // Only the label says it, or nobody knows the word.
    ['соус', undefined],
    ['бульон куриный', undefined],
    ['копчёности', undefined],
    ['карри', undefined],
    ['фирменная добавка', undefined],
    ['', undefined],
  ])('%s', (title, groups) => {
    expect(proposed(title)).toBe(groups);
  });

  it('by a table of four hundred products at least, each named once', () => {
    const products = readProducts(shippedFile('content/allergens.csv').toString());
    expect(products.length).toBeGreaterThanOrEqual(400);
    const names = products.flatMap(({ phrases }) => phrases.map((words) => words.join(' ')));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('a wrong line of the table stops the start and says where', () => {
    expect(() => readProducts('words,groups\nмолок,milk\nсыр,cheese\n')).toThrow(
      'content/allergens.csv, line 3',
    );
  });
});
