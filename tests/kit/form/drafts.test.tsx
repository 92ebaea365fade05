import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, readDraft, writeDraft } from '../../../src/kit/form/drafts';
import { raw, renderForm } from './renderForm';

const KEY = draftKey('1', 'points', '7', 'point_general');
const section = [raw('title', 'text'), raw('photo', 'file'), raw('note', 'textarea')];
const record = { id: 7, title: 'Кофе', note: '' };
const open = (isWanted = true) =>
  renderForm(section, { mode: 'edit', record, draft: { key: KEY, isWanted: () => isWanted } });
const kept = () => readDraft(KEY, Date.now())?.values;

beforeEach(() => localStorage.setItem('token', 'somebody'));
afterEach(() => localStorage.clear());

describe('what is typed and not saved', () => {
  it('[NF5] is kept in this browser, the changed fields only, and offered back', async () => {
    const first = open();
    await first.user.type(screen.getByLabelText(/NOTE/), 'веранда');
    await waitFor(() => expect(kept()).toEqual({ note: 'веранда' }));
    first.unmount();

    const second = open();
    expect(screen.getByText(/Есть несохранённые изменения/)).toBeTruthy();
    await second.user.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/NOTE/).value).toBe('веранда');
    expect(screen.queryByText(/Есть несохранённые изменения/)).toBeNull();
  });

  it('is kept at once when the page goes', async () => {
    const { user, unmount } = open();
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    unmount();
    expect(kept()).toEqual({ note: 'x' });
  });

  it('is forgotten once it is saved', async () => {
    const { user, save, onSubmit } = open();
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    await waitFor(() => expect(kept()).toBeUndefined());
  });

  it('is kept when the save finds the session over', async () => {
    const { user, save, onSubmit, unmount } = open();
    onSubmit.mockImplementationOnce(async () => {
      localStorage.removeItem('token');
      throw new Error('401');
    });
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    await save();
    unmount();
    expect(kept()).toEqual({ note: 'x' });
  });

  it('is forgotten when the person agreed to lose it', async () => {
    writeDraft(KEY, { note: 'old' }, Date.now());
    const { user, unmount } = open(false);
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    unmount();
    expect(kept()).toBeUndefined();
  });

  it('[PL4] is not written any more after signing out', async () => {
    const { user, unmount } = open();
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    localStorage.clear();
    unmount();
    expect(localStorage.length).toBe(0);
  });

  it('is dropped by its button', async () => {
    writeDraft(KEY, { note: 'old' }, Date.now());
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Удалить черновик' }));
    expect(kept()).toBeUndefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/NOTE/).value).toBe('');
  });

  it('is offered to the same person only, for a week', () => {
    writeDraft(KEY, { note: 'x' }, Date.now() - 8 * 24 * 60 * 60_000);
    open();
    expect(screen.queryByText(/Есть несохранённые изменения/)).toBeNull();
    expect(draftKey('1', 'points', '7', 'a')).not.toBe(draftKey('2', 'points', '7', 'a'));
    expect(draftKey('1', 'a/b')).not.toBe(draftKey('1', 'a', 'b'));
  });

  it.each(['{', '"text"', 'null', '{"savedAt":"x","values":{}}', '{"savedAt":1,"values":null}'])(
    'survives a spoilt draft: %s',
    (spoilt) => {
      localStorage.setItem(KEY, spoilt);
      open();
      expect(screen.queryByText(/Есть несохранённые изменения/)).toBeNull();
    },
  );

  it('[NF5] works without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, save, sent } = open();
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    await save();
    expect(sent()).toMatchObject({ note: 'x' });
    vi.restoreAllMocks();
  });
});
