/** What a change of many rows refuses. */
export const bulkTexts = {
  either: 'Укажите либо записи, либо фильтры.',
  ids: 'Укажите от 1 до 5000 записей, каждую один раз.',
  oneAct: 'Укажите одно действие: set, price, marks или move.',
  wrongAct: 'Это действие описано неверно.',
  otherFields: 'Эти поля у многих записей сразу не меняются.',
  noFiles: 'Файлы у многих записей сразу не меняются.',
} as const;

/** What the calls of the menu area refuse, beyond the rules of single fields. */
export const menuAreaTexts = {
  /** Of a dish whose name or description speaks of more than its ingredients do. */
  mentioned: (found: string) =>
    `в названии или описании есть ${found}, а в составе этого нет. Если блюдо это содержит, добавьте ингредиент: гости узнают об аллергене только из состава.`,
  baseOfDishes: 'Эта базовая категория — для блюд, а здесь напитки. Выберите базовую категорию напитков.',
  baseOfDrinks: 'Эта базовая категория — для напитков, а здесь блюда. Выберите базовую категорию блюд.',
  noLicence: 'У точки нет лицензии на алкоголь: загрузите её в документах точки.',
  allergenFixed: 'Отметку аллергена у известного ингредиента изменить нельзя.',
  ingredientUnknown: 'Такого ингредиента у точки нет.',
  stopUntil: 'Ожидается end_of_day, open, default или время в течение года.',
  stopReason: 'Причина — не длиннее 200 знаков.',
  otherKind: 'Блюда и напитки стоят в разных категориях.',
} as const;

/** What the moderator's desk refuses. */
export const moderationTexts = {
  reasonWanted: 'Напишите, что исправить: в целом или у поля.',
  fields: 'Такого поля у точки нет.',
  own: 'Это точка бизнеса, в котором вы состоите. Решение по ней принимает другой модератор.',
  decided: 'Эта точка уже не ждёт решения.',
} as const;

/** What filling a venue from a template refuses. */
export const templateTexts = {
  unknown: 'Такого шаблона нет.',
  already: 'Меню из этого шаблона в точке уже есть.',
} as const;

/** The texts of named views of lists. */
export const viewTexts = {
  unknownList: 'Такого списка нет.',
  title: 'Название — от 1 до 60 знаков, хотя бы одна буква или цифра.',
  taken: 'У вас уже есть вид с таким названием.',
  tooMany: 'У одного списка может быть не больше 100 ваших видов. Удалите лишние.',
  state: 'Этот порядок и фильтры сохранить нельзя.',
  mayNotShare: 'Показать вид команде может тот, кто не только смотрит.',
} as const;

/** What the calls about members and roles refuse, beyond the rules of single fields. */
export const teamTexts = {
  yourself: 'Это ваш адрес: вы уже в команде.',
  memberAlready: 'Этот человек уже в команде.',
  invitedAlready: 'На этот адрес приглашение уже отправлено.',
  acceptedAlready: 'Приглашение уже приняли.',
  wrongAddress: 'Приглашение отправлено на другой адрес. Выйдите и откройте ссылку ещё раз.',
  accountMeanwhile: 'Учётная запись с этим адресом уже есть. Откройте ссылку из письма ещё раз и войдите.',
  lastOwner: 'Это последний владелец. Сначала передайте владение другому человеку.',
  ownerOfAll: 'Владелец работает во всех точках.',
  notYetMember: 'Владение можно передать тому, кто уже принял приглашение.',
  ownerAlready: 'Этот человек уже владелец.',
  backAlready: 'Этот человек снова в команде или приглашён заново. Сначала уберите ту запись.',
  presetFixed: 'Готовую роль не изменить и не удалить. Скопируйте её и измените копию.',
  roleHeld: 'Эту роль носят люди или приглашённые. Сначала дайте им другую.',
  roleTitleTaken: 'Роль с таким названием уже есть.',
  tooMuch: 'Нельзя дать больше прав, чем есть у вас.',
} as const;

/** The texts of calls about pages of guests. */
export const guestTexts = {
  noAddress: 'У страницы ещё нет ссылки. Сохраните её в форме.',
  format: 'Укажите svg или png.',
  kind: 'Укажите point, menu или table.',
  number: 'Укажите номер.',
  moment: 'Укажите день и время не дальше года: 2026-11-27T23:30.',
  unsavedTooLarge: 'Столько несохранённого не показать. Сохраните форму.',
} as const;

/** The name of a copy, and what is said of it. */
export const copyTexts = {
  first: ' (копия)',
  further: (number: number): string => ` (копия ${number})`,
  suffix: /\s\(копия(?: \d+)?\)$/u,
  takeRow: 'Укажите блюдо, откуда перенести и что: price, images или composition.',
  sourceGone: 'Блюда, из которого переносим, уже нет.',
  tooMany: 'За один раз копируется до 5000 категорий и блюд, во все точки вместе — до 20 000.',
  noRight: 'Создавать такое вам нельзя.',
  noLicence: 'У точки нет лицензии на алкоголь: отметка об алкоголе снята.',
} as const;

/** Why a change is not taken back. */
export const historyTexts = {
  moderator: 'Модератор',
  changedSince: 'После этого запись уже меняли. Вернуть можно только то, чего с тех пор не трогали.',
  fieldChangedSince: 'Это поле с тех пор изменили.',
  alreadyUndone: 'Это изменение уже отменено.',
  nothingLeft: 'Возвращать нечего: всё это с тех пор изменили.',
  filesGone: 'Файлы вернуть нельзя: в истории остаются только их названия.',
  destroyed: 'Удалённое навсегда вернуть нельзя.',
  recordGone: 'Этой записи больше нет. Если она удалена, сначала восстановите её.',
} as const;
