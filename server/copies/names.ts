import { foldText } from '../../contract/foldText';
import { copyTexts } from '../texts/refusals';

/** The name of a copy among these; long names are cut, so that the word fits. @param taken by `foldText` */
export const copyName = (
  title: string,
  { taken, most }: { readonly taken: ReadonlySet<string>; readonly most: number },
): string => {
  const whole = title.replace(copyTexts.suffix, '');
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? copyTexts.first : copyTexts.further(number);
    const name = `${[...whole]
      .slice(0, most - suffix.length)
      .join('')
      .trimEnd()}${suffix}`;
    if (!taken.has(foldText(name))) return name;
  }
};
