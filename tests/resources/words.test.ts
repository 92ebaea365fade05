import { describe, expect, it } from 'vitest';
import { text } from '../../i18n/text';
import { verbWords } from '../../kit/declaration/verbs';
import { resources } from '../../resources';

const messagesOf = (name: string) => {
  const found = resources.find((resource) => resource.name === name);
  if (!found) throw new Error(`Expected a resource "${name}", got none.`);
  return found.messages;
};

describe('the words of the areas', () => {
  it.each([
    ['points', 'Точки', 'Удалённые точки'],
    ['menus', 'Меню', 'Удалённые меню'],
    ['categories', 'Категории', 'Удалённые категории'],
    ['foods', 'Блюда', 'Удалённые блюда'],
  ])('[DC-36] %s are called %s', (name, title, bin) => {
    expect(messagesOf(name)).toMatchObject({ title, deletedTitle: bin });
  });

  it('[DC-36] the stop list and what a bin can do have one name each', () => {
    expect(messagesOf('stopList').title).toBe('Стоп-лист');
    expect(text(verbWords.restoreMany.label)).toBe('Восстановить');
    expect(text(verbWords.destroyMany.label)).toBe('Удалить навсегда');
  });

  it('[DC-36] in a category of drinks one adds a drink', () => {
    const foods = resources.find(({ name }) => name === 'foods');
    expect(foods?.wordsAt?.({ type: 'drink' })).toMatchObject({
      add: 'Добавить напиток',
      deletedTitle: 'Удалённые напитки',
    });
    expect(foods?.wordsAt?.({ type: 'food' })).toBeUndefined();
  });
});
