/** What people write behind a sum in roubles; with or without the dot. */
export const roubleMarks = ['₽', 'рублей', 'рубля', 'рубль', 'руб', 'р', 'rub', 'rur'] as const;
