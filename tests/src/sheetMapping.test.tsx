import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sheetTexts } from '../../contract/texts/sheets';
import { Mapping } from '../../src/sheets/Mapping';

const nothing = (): void => {};

const shown = (titles: readonly string[], mapping: readonly (string | null)[]) => {
  const rows = [titles.map(() => 'что-то')];
  const sheet = {
    name: 'Меню',
    sheets: ['Меню'],
    titles,
    rows,
    lines: [2],
    beyond: new Map<number, string>(),
  };
  render(
    <Mapping
      picked={{ name: 'меню.xlsx', size: 1, sheet } as never}
      columns={[]}
      mapping={mapping}
      onMapping={nothing}
      onOther={nothing}
      onSheet={nothing}
    />,
  );
};

describe('the columns of a spreadsheet', () => {
  it('[SP-02] that nobody knows are told, and the sum of allergens that our own file carries is none of them', () => {
    shown(['Название', 'Сорт', sheetTexts.allergens], ['title', null, null]);
    expect(screen.getByText('2 из 3 узнали по заголовку')).toBeTruthy();
  });

  it('[SP-02] are all known of our own file', () => {
    shown(['Название', sheetTexts.allergens], ['title', null]);
    expect(screen.getByText('2 из 2 узнали по заголовку').dataset.tone).toBe('success');
  });
});
