import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits';
import { layoutCss } from '../../../ui/layoutCss';
import { raw, renderForm, textsUnder } from './renderForm';

const viewOnly = { permissions: ['view'] };

describe('what of a section is shown, judged and sent', () => {
  it('[FF-01] shows a field only with view', () => {
    renderForm([raw('seen', 'text'), raw('unseen', 'text', { permissions: ['create', 'edit'] })]);
    expect(screen.getByLabelText(/SEEN/)).toBeTruthy();
    expect(screen.queryByText('UNSEEN')).toBeNull();
  });

  it('[FF-02] shows a field without create or edit as words, not as an input', () => {
    const record = { id: 1, title: 'Кофейня', price: '390' };
    renderForm([raw('title', 'text', viewOnly), raw('price', 'number')], { mode: 'edit', record });
    expect(screen.queryByRole('textbox', { name: /TITLE/ })).toBeNull();
    expect(screen.getByRole('group', { name: 'TITLE' }).textContent).toBe('Кофейня');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /PRICE/ }).value).toBe('390');
  });

  it('[FF-03] [FF-28] keeps the value of a read-only field in the form and sends only what is writable', async () => {
    const record = { id: 1, kind: 'b', note: '' };
    const { save, sent, user } = renderForm(
      [raw('kind', 'text', viewOnly), raw('note', 'text', { depends_on: { field: 'kind', values: ['b'] } })],
      { mode: 'edit', record },
    );
    await user.type(screen.getByLabelText(/NOTE/), 'пишем');
    await save();
    expect(sent()).toEqual({ note: 'пишем' });
  });

  it('[FF-05] [FF-06] [FF-31] a field hidden by its condition blocks nothing and keeps what was typed', async () => {
    const note = { validation_rules: { required: true }, depends_on: { field: 'has', values: [true] } };
    const section = [raw('has', 'toggle'), raw('note', 'text', note)];
    const { save, sent, user } = renderForm(section, { mode: 'edit' });
    expect(screen.queryByLabelText(/NOTE/)).toBeNull();
    await save();
    expect(sent()).toEqual({ has: false });

    const toggle = screen.getByRole('switch', { name: /HAS/ });
    await user.click(toggle);
    await user.type(screen.getByLabelText(/NOTE/), 'веранда');
    await user.click(toggle);
    expect(screen.queryByLabelText(/NOTE/)).toBeNull();
    await save();
    expect(sent()).toEqual({ has: false });

    await user.click(toggle);
    expect(screen.getByLabelText<HTMLInputElement>(/NOTE/).value).toBe('веранда');
    await save();
    expect(sent()).toEqual({ has: true, note: 'веранда' });
  });

  it('[FF-31] problems of a field that was hidden meanwhile neither block nor count', async () => {
    const { container, user, save, onSubmit } = renderForm([
      raw('has', 'toggle'),
      raw('note', 'text', {
        validation_rules: { required: true },
        depends_on: { field: 'has', values: [true] },
      }),
    ]);
    await user.click(screen.getByRole('switch'));
    await save();
    expect(textsUnder(container, 'note')).toBe('Обязательное поле');
    await user.click(screen.getByRole('switch'));
    expect(screen.queryByText('Проверьте 1 поле')).toBeNull();
    await save();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('switch'));
    expect(textsUnder(container, 'note')).toBe('');
  });

  it('[FF-07] shows title, placeholder, description and links with the field', () => {
    renderForm([
      raw('title', 'text', {
        title: 'Название',
        placeholder: 'Например, «Кофе»',
        description: 'Так увидят гости',
        links: [{ title: 'Правила', url: 'https://carte.example/rules' }],
      }),
    ]);
    const input = screen.getByRole('textbox', { name: 'Название', description: /Так увидят гости/ });
    expect(input.getAttribute('placeholder')).toBe('Например, «Кофе»');
    expect(input.getAttribute('name')).toBe('title');
    expect(screen.getByRole('link', { name: 'Правила' }).getAttribute('href')).toBe(
      'https://carte.example/rules',
    );
  });

  it('[FF-20] has two columns, one under 1024 px', () => {
    const { container } = renderForm([raw('a', 'text')]);
    const fields = container.querySelector('form > div.carte-fields');
    expect(fields?.classList.contains('halves')).toBe(true);
    expect(layoutCss()).toMatch(/\.halves \{\s+grid-template-columns: repeat\(2, minmax\(0, 1fr\)\)/);
    const css = readFileSync('fieldRenderers/fields.css', 'utf8');
    const [, narrow = '', beside = ''] = css.split(
      `@media (max-width: ${limits.formOneColumnBelow - 0.05}px)`,
    );
    expect(narrow).toMatch(/^ \{\s+\.carte-fields \{\s+grid-template-columns: minmax\(0, 1fr\)/);
    // What stands beside each other by the hints of its section does so from the same width on, but for a line of small ones.
    expect(beside).toMatch(
      /^ \{\s+\.carte-aside > \.carte-beside,\s+\.carte-beside > \.carte-half \{\s+flex-basis: 100%/,
    );
  });

  it('[FT-18] header and empty hold no value: a form with them saves as without them', async () => {
    const { save, sent } = renderForm([
      raw('head', 'header', { title: 'Контакты' }),
      raw('gap', 'empty'),
      raw('a', 'text'),
    ]);
    expect(screen.getByRole('heading', { name: 'Контакты' })).toBeTruthy();
    await save();
    expect(sent()).toEqual({ a: null });
  });
});
