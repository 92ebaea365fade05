import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormValues } from '../../../fieldRenderers/formHandle';
import { type Draft, draftKey, readDraft, writeDraft } from '../../../kit/form/drafts';
import { raw, renderForm } from './renderForm';

const KEY = draftKey('1', 'points', '7', 'point_general');
const section = [raw('title', 'text'), raw('photo', 'file'), raw('note', 'textarea')];
const record = { id: 7, title: 'Кофе', note: '' };
const open = (isWanted = true) =>
  renderForm(section, { mode: 'edit', record, draft: { key: KEY, isWanted: () => isWanted } });
const draftOf = (values: FormValues, rest: Partial<Draft> = {}): Draft => ({
  savedAt: Date.now(),
  values,
  before: {},
  ...rest,
});
const kept = () => readDraft(KEY, Date.now())?.values;

beforeEach(() => localStorage.setItem('token', 'somebody'));

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
    const { user } = open();
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    expect(kept()).toBeUndefined();
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual({ note: 'x' });
  });

  it('is kept at once when the form goes', async () => {
    const { user, unmount } = open();
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    unmount();
    expect(kept()).toEqual({ note: 'x' });
  });

  it('is forgotten once it is saved', async () => {
    const { user, save, onSubmit } = open();
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    await waitFor(() => expect(kept()).toEqual({ note: 'x' }));
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    await waitFor(() => expect(kept()).toBeUndefined());
  });

  it('waits for its answer however often something else is saved', async () => {
    writeDraft(KEY, draftOf({ note: 'черновик' }));
    const { user, save, onSubmit } = renderForm(section, {
      mode: 'edit',
      record,
      draft: { key: KEY, isWanted: () => true },
      onSaved: () => ({ ...record, title: 'Чай' }),
    });
    await user.type(screen.getByLabelText(/TITLE/), '!');
    await waitFor(() => expect(kept()).toMatchObject({ title: 'Кофе!' }));
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(kept()).toEqual({ note: 'черновик' }));
    // What was saved since is newer than the draft: both are shown first.
    await user.click(screen.getByRole('button', { name: 'Сравнить и вернуть' }));
    await user.click(await screen.findByRole('button', { name: 'Подставить выбранное' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/NOTE/).value).toBe('черновик');
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

  it.each([
    ['the form goes', (unmount: () => void) => unmount()],
    ['the page goes before the form does', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is forgotten when the person agreed to lose it and %s', async (_name, leave) => {
    const { user, unmount } = open(false);
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    await waitFor(() => expect(kept()).toEqual({ note: 'x' }));
    leave(unmount);
    expect(kept()).toBeUndefined();
  });

  it('is forgotten alone: an older draft was not asked about', async () => {
    writeDraft(KEY, draftOf({ note: 'old' }));
    const { user, unmount } = open(false);
    await user.type(screen.getByLabelText(/TITLE/), 'x');
    await waitFor(() => expect(kept()).toMatchObject({ title: 'Кофеx' }));
    unmount();
    expect(kept()).toEqual({ note: 'old' });
  });

  it('[PL4] is not written any more after signing out', async () => {
    const { user, unmount } = open();
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    localStorage.clear();
    unmount();
    expect(localStorage.length).toBe(0);
  });

  it('is dropped by its button', async () => {
    writeDraft(KEY, draftOf({ note: 'old' }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Удалить черновик' }));
    expect(kept()).toBeUndefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/NOTE/).value).toBe('');
  });

  it('[NF5] typed over an older version is compared before it goes over newer data', async () => {
    writeDraft(KEY, draftOf({ note: 'моё', title: 'Чай' }, { before: { note: '', title: 'Кофе' } }));
    const newer = { ...record, note: 'чужое' };
    const { user } = renderForm(section, {
      mode: 'edit',
      record: newer,
      draft: { key: KEY, isWanted: () => true },
    });
    await user.click(screen.getByRole('button', { name: 'Сравнить и вернуть' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ваш черновик и запись сейчас' }));
    const note = within(dialog.getByRole('group', { name: 'NOTE' }));
    expect(note.getByText('моё')).toBeTruthy();
    await user.click(note.getByRole('radio', { name: 'В записи сейчас' }));
    await user.click(dialog.getByRole('button', { name: 'Подставить выбранное' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/NOTE/).value).toBe('чужое');
    expect(screen.getByLabelText<HTMLInputElement>(/TITLE/).value).toBe('Чай');
  });

  it.each([
    ['another version', { version: '"1"' }, '"2"', true],
    ['the same version', { version: '"1"' }, '"1"', false],
    ['no versions, the same values', { before: { note: '' } }, undefined, false],
    ['no versions, other values', { before: { note: 'раньше' } }, undefined, true],
  ])('[NF5] of %s is called outdated: %#', (_name, rest, version, isOutdated) => {
    writeDraft(KEY, draftOf({ note: 'моё' }, rest));
    renderForm(section, { mode: 'edit', record, draft: { key: KEY, version, isWanted: () => true } });
    expect(screen.queryByText(/С тех пор запись изменили/) !== null).toBe(isOutdated);
  });

  it('[NF5] that the record holds already is not offered', () => {
    writeDraft(KEY, draftOf({ title: 'Кофе' }));
    open();
    expect(screen.queryByText(/Есть несохранённые изменения/)).toBeNull();
    expect(kept()).toBeUndefined();
  });

  it('[NF5] offered and not answered survives what is typed meanwhile', async () => {
    writeDraft(KEY, draftOf({ title: 'Чай' }));
    const { user, unmount } = open();
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    unmount();
    expect(kept()).toEqual({ title: 'Чай', note: 'x' });
  });

  it('[NF9] is not written any more once another tab signed out, whoever signed in since', async () => {
    const { user, unmount } = open();
    await user.type(screen.getByLabelText(/NOTE/), 'x');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    localStorage.setItem('token', 'somebody else');
    unmount();
    expect(kept()).toBeUndefined();
  });

  it('is offered to the same person only, for a week', () => {
    writeDraft(KEY, draftOf({ note: 'x' }, { savedAt: Date.now() - 8 * 24 * 60 * 60_000 }));
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
