/** What the calls of the menu area refuse, beyond the rules of single fields. */
export const menuAreaTexts = {
  noLicence: 'У точки нет лицензии на алкоголь: загрузите её в документах точки.',
  allergenFixed: 'Отметку аллергена у известного ингредиента изменить нельзя.',
  ingredientUnknown: 'Такого ингредиента у точки нет.',
  stopAction: 'Ожидается attach или detach.',
  stopIds: 'Ожидается список блюд.',
} as const;
