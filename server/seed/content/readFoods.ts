import { UNITS, type Unit } from '../../../contract/vocabulary';

export interface DemoFood {
  readonly title: string;
  readonly price: string;
  readonly unitValue: string;
  readonly unitMeasurement: Unit;
  readonly nutrition: readonly [calories: string, protein: string, fats: string, carbohydrates: string];
  readonly ingredients: readonly { readonly title: string; readonly isAllergen: boolean }[];
  readonly description: string;
  /** Titles. */
  readonly marks: readonly string[];
  readonly stopped: boolean;
  readonly deletedDaysAgo?: number;
}

/**
 * Reads a table of foods, one a line:
 * `title | price | value unit | kcal protein fats carbohydrates | ingredients, allergen* | description | marks | stop or bin DAYS`
 * Marks and the last column may be left out.
 * @throws naming the line that is not so.
 */
export function readFoods(table: string): readonly DemoFood[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readFood);
}

function readFood(line: string): DemoFood {
  const [
    title = '',
    price = '',
    portion = '',
    nutrition = '',
    ingredients = '',
    description = '',
    marks = '',
    state = '',
  ] = line.split('|').map((cell) => cell.trim());
  const [unitValue = '', unitName = ''] = portion.split(' ');
  const unit = UNITS.find((one) => one === unitName);
  const [calories, protein, fats, carbohydrates] = nutrition.split(' ');
  if (!title || !price || !unit || !calories || !protein || !fats || !carbohydrates)
    throw new Error(
      `Expected "title | price | value unit | four numbers | ...", got "${line}" (server/seed/content).`,
    );
  const bin = /^bin (\d)$/.exec(state)?.[1];
  return {
    title,
    price,
    unitValue,
    unitMeasurement: unit,
    nutrition: [calories, protein, fats, carbohydrates],
    ingredients: listed(ingredients).map((name) => ({
      title: name.replace('*', ''),
      isAllergen: name.endsWith('*'),
    })),
    description,
    marks: listed(marks),
    stopped: state === 'stop',
    ...(bin === undefined ? {} : { deletedDaysAgo: Number(bin) }),
  };
}

const listed = (cell: string) =>
  cell
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
