import { complexFields } from './complexFields';

export const fields = {
  ...complexFields,

  // City search
  'address.cityNotFound': 'Город не найден, попробуйте снова',

  // What the gallery says about a section (for its author)
  'inspect.malformed': 'Описание поля не читается: %{reason}',
  'inspect.unknownType': 'Неизвестный тип поля: %{reason}',
  'inspect.duplicateName': 'Поле с таким именем уже есть',
  'inspect.unknownKey': 'Ключ «%{name}» не учитывается',
  'inspect.unknownRule': 'Неизвестное правило «%{rule}» не учитывается',
  'inspect.senselessRule': 'Значение правила «%{rule}» не читается, правило не учитывается',
  'inspect.noPermissions': 'О правах ничего не сказано: поля никто не увидит',
  'inspect.unknownPermission': 'Неизвестное право «%{name}» не учитывается',
  'inspect.badPattern': 'Шаблон не учитывается: %{reason}',
  'inspect.bounds': 'Правило «%{low}» больше правила «%{high}»',
  'inspect.requiredNotCreatable': 'Поле обязательно, но заполнить его при создании нельзя',
  'inspect.requiredNotViewable': 'Поле обязательно, но его никто не увидит',
  'inspect.noOptions': 'Нет ни одного варианта для выбора',
  'inspect.noResource': 'Не сказано, записи какого ресурса выбирать: нужен ключ «resource»',
  'inspect.duplicateOption': 'Вариант «%{option}» повторяется',
  'inspect.tooFewOptions':
    'Вариантов меньше, чем нужно выбрать (%{smart_count}) |||| Вариантов меньше, чем нужно выбрать (%{smart_count}) |||| Вариантов меньше, чем нужно выбрать (%{smart_count})',
  'inspect.danglingCondition': 'Поле зависит от «%{condition}», которого нет в этом разделе',
  'inspect.circularCondition': 'Поле зависит само от себя по кругу',
  'inspect.optionOutside': 'Поле ждёт значение «%{value}», которого нет среди вариантов «%{condition}»',
} as const;
