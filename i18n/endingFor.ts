/** Of surnames and patronymics, and of many first names. */
const SHE = /(ова|ева|ёва|ина|ына|ая|вна|чна)$/;
const HE = /(ов|ев|ёв|ин|ын|ой|ый|ий|вич)$/;
/** Men's names, and short ones of both, that end as women's do. */
const EITHER = /^(илья|никита|лука|фома|савва|данила|кузьма|саша|женя|валя|слава|паша|миша|дима|ваня|лёва)$/;

/** How a verb of the past ends after a person's name: `а`, nothing, or both where the name does not tell. */
export const endingFor = (name: string): string => {
  const words = name.toLocaleLowerCase('ru').split(' ');
  const [first = ''] = words;
  const telling = words.findLast((word) => (SHE.test(word) || HE.test(word)) && !EITHER.test(word));
  if (telling) return SHE.test(telling) ? 'а' : '';
  if (EITHER.test(first)) return '(а)';
  if (/[ая]$/.test(first)) return 'а';
  return /[бвгджзйклмнпрстфхцчшщ]$/.test(first) ? '' : '(а)';
};
