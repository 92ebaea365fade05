/** What the moderator's desk refuses. */
export const moderationTexts = {
  reasonWanted: 'Напишите, что исправить: в целом или у поля.',
  fields: 'Такого поля у точки нет.',
  own: 'Это точка бизнеса, в котором вы состоите. Решение по ней принимает другой модератор.',
  decided: 'Эта точка уже не ждёт решения.',
} as const;
