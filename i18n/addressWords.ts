/** The question before guests are sent to a new address; read when it is asked. */
export const addressWords = {
  title: 'Изменить ссылку?',
  was: 'Сейчас',
  becomes: 'Будет',
  note: 'Старая ссылка приведёт гостей на новую. Напечатанные QR-коды продолжат работать.',
  confirm: 'Изменить и сохранить',
} as const;
