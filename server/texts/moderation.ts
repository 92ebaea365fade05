/** What the moderator's desk refuses. */
export const moderationTexts = {
  decision: 'Укажите approve или reject.',
  reason: 'Причина — до 255 знаков.',
  reasonWanted: 'Напишите, что исправить: в целом или у поля.',
  fields: 'Такого поля у точки нет.',
  version: 'Версия — целое число.',
  own: 'Это точка бизнеса, в котором вы состоите. Решение по ней принимает другой модератор.',
  decided: 'Эта точка уже не ждёт решения.',
} as const;
