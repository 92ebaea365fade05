/** What the ways from a menu to its other pages are called; read with them. */
export const menuLinkWords = { sheet: 'Таблица', compare: 'Сравнить с другой точкой' } as const;
