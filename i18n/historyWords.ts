/** The panel of a record's history, and the question before a change is taken back; the words come with what says them. */
export const historyWords = {
  title: 'История изменений',
  empty: 'Изменений пока нет',
  emptyNote: 'Здесь будет видно, кто и что изменил.',
  more: 'Показать ещё',
  askNote: 'Изменение будет отменено. Отмена тоже попадёт в историю.',
  askWhole: 'Отменить всё действие?',
  askWholeNote: 'Всё, чего оно коснулось, станет таким, как было. Отмена тоже попадёт в историю.',
  doneSome:
    'Отменено. Как есть осталась %{smart_count} позиция |||| Отменено. Как есть остались %{smart_count} позиции |||| Отменено. Как есть осталось %{smart_count} позиций',
  changedSince: 'С тех пор изменили: %{fields}.',
  undoRest: 'Вернуть остальное',
  done: 'Изменение отменено',
  doneLeft: 'Отменено частично. Осталось как есть: %{fields}',
  ask: {
    create: 'Удалить «%{name}»?',
    update: 'Вернуть «%{name}» как было?',
    delete: 'Восстановить «%{name}»?',
    restore: 'Снова удалить «%{name}»?',
    stop: 'Вернуть в продажу «%{name}»?',
    resume: 'Снова поставить на стоп «%{name}»?',
    order: 'Вернуть прежний порядок в «%{name}»?',
    move: 'Вернуть «%{name}» туда, где было?',
    allergens: 'Вернуть аллергены «%{name}» как было?',
  },
} as const;

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
