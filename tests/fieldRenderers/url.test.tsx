import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { raw, renderForm, textsUnder } from '../kit/form/renderForm';

const section = (rest: object = {}) => [
  raw('title', 'text'),
  raw('url', 'url', { autoGenerate: true, ...rest }),
];
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'TITLE' });
const url = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'URL' });

describe('url', () => {
  it('[FT-19] is built from the title while it is typed, with its prefix before it', async () => {
    const { user, container, save, sent } = renderForm(section({ prefix: 'https://carte.example/p' }));
    await user.type(title(), 'Щи & сыр');
    expect(url().value).toBe('shchi-syr');
    expect(container.querySelector('[data-field="url"]')?.textContent).toContain('https://carte.example/p/');
    await save();
    expect(sent()).toMatchObject({ url: 'shchi-syr' });
  });

  it('[FT-19] is built from the field that the section names', async () => {
    const fields = [raw('brand', 'text'), ...section({ autoGenerate: 'brand' })];
    const { user } = renderForm(fields);
    await user.type(title(), 'Кафе');
    expect(url().value).toBe('');
    await user.type(screen.getByRole('textbox', { name: 'BRAND' }), 'Сыр');
    expect(url().value).toBe('syr');
  });

  it('[FT-19] to read, too, it is built from the field that the section names', async () => {
    const named = section({ autoGenerate: 'brand', permissions: ['view'] });
    const { user, container } = renderForm([raw('brand', 'text'), ...named]);
    await user.type(screen.getByRole('textbox', { name: 'BRAND' }), 'Сыр');
    expect(container.querySelector('[data-field="url"]')?.textContent).toContain('syr');
  });

  it('[FT-19] is left alone once somebody wrote another one', async () => {
    const { user } = renderForm(section());
    await user.type(title(), 'Кафе');
    await user.clear(url());
    await user.type(url(), 'moe-kafe');
    await user.type(title(), ' у дома');
    expect(url().value).toBe('moe-kafe');
  });

  it('[FT-19] without autoGenerate the title says nothing', async () => {
    const { user } = renderForm(section({ autoGenerate: false }));
    await user.type(title(), 'Кафе');
    expect(url().value).toBe('');
  });

  it('[PT-20] shows and sends only the last part of the path', async () => {
    const record = { id: 1, title: 'Кафе', url: 'https://carte.example/p/kafe-u-doma' };
    const { user, container, save, sent } = renderForm(section(), { mode: 'edit', record });
    expect(url().value).toBe('kafe-u-doma');
    expect(container.querySelector('[data-field="url"]')?.textContent).toContain('https://carte.example/p/');
    await user.type(url(), '-2');
    await save();
    expect(sent()).toMatchObject({ url: 'kafe-u-doma-2' });
  });

  it('takes the last part of a pasted address', async () => {
    const { user } = renderForm(section());
    await user.click(url());
    await user.paste('https://carte.example/p/pasted');
    expect(url().value).toBe('pasted');
  });

  it.each(['https://evil.example', '../../x', '-'])(
    'keeps %s where it was pasted, and says what is allowed',
    async (pasted) => {
      const { user, container, save, onSubmit } = renderForm(section({ prefix: 'https://carte.example/p' }));
      await user.click(url());
      await user.paste(pasted);
      await user.tab();
      expect(url().value).toBe(pasted);
      expect(textsUnder(container, 'url')).toMatch(/^В адресе могут быть буквы, цифры/);
      await save();
      expect(onSubmit).not.toHaveBeenCalled();
      expect(url().value).toBe(pasted);
    },
  );

  it('lets a whole address be typed, and takes its last part when the input is left', async () => {
    const { user } = renderForm(section());
    await user.type(url(), 'https://carte.example/p/typed');
    expect(url().value).toBe('https://carte.example/p/typed');
    await user.tab();
    expect(url().value).toBe('typed');
  });

  it('[FF-02] that is read-only shows what the title being typed will make of it, and sends nothing', async () => {
    const { user, container, save, sent } = renderForm(section({ permissions: ['view'] }));
    const field = container.querySelector('[data-field="url"]');
    expect(field?.textContent).toContain('Появится');
    await user.type(title(), 'Завтраки');
    expect(field?.textContent).toContain('zavtraki');
    await save();
    expect(sent()).toEqual({ title: 'Завтраки' });
  });
});
