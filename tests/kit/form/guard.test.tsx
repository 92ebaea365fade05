import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { mayLoseForms } from '../../../kit/form/unsavedForms';
import {
  type UnsavedBeside,
  UnsavedBesideContext,
  useUnsavedChangesGuard,
} from '../../../kit/form/useUnsavedChangesGuard';
import { memoryRouter } from '../memoryRouter';
import { formBackend } from './formBackend';
import { EDIT, openForm, submitButton } from './openForm';

const TITLE = 'Вы действительно хотите покинуть страницу?';
const title = () => screen.findByLabelText<HTMLInputElement>(/Название/);
const answer = (name: 'Да' | 'Нет') => screen.getByRole('button', { name });

/** Something that is closed, not navigated away from. */
const Panel = () => {
  const [isOpen, setOpen] = useState(true);
  const [value, setValue] = useState('');
  const { leave, question } = useUnsavedChangesGuard(() => (value === '' ? undefined : ['Имя']));
  if (!isOpen) return <p>closed</p>;
  return (
    <>
      <input aria-label="name" value={value} onChange={(event) => setValue(event.target.value)} />
      <button type="button" onClick={() => leave(() => setOpen(false))}>
        close
      </button>
      {question}
    </>
  );
};

describe('the guard of unsaved changes', () => {
  it('[FF-21] asks with its own title and note, the focus on the safe answer', async () => {
    const { user, router } = openForm(EDIT);
    await user.type(await title(), '!');
    void router.navigate('/management/points');
    const dialog = await screen.findByRole('dialog', {
      name: TITLE,
      description: 'Введенные данные не будут сохранены',
    });
    expect(dialog).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(answer('Нет')));
  });

  it('[FF-22] Нет stays and keeps the input, Да leaves', async () => {
    const { user, router, address } = openForm(EDIT);
    await user.type(await title(), '!');
    void router.navigate('/elsewhere');
    await screen.findByText(TITLE);
    await user.click(answer('Нет'));
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    expect(address()).toBe(EDIT);
    expect((await title()).value).toBe('Точка 7!');

    void router.navigate('/elsewhere');
    await screen.findByText(TITLE);
    await user.click(answer('Да'));
    await screen.findByText('somewhere else');
  });

  it('[NF6] names the fields that were changed, and only those', async () => {
    const { user, router } = openForm(EDIT);
    await user.type(await title(), '!');
    void router.navigate('/elsewhere');
    const list = await screen.findByRole('list', { name: 'Вы изменили' });
    expect([...list.children].map((item) => item.textContent)).toEqual(['Название']);
  });

  it('[NF6] signing out asks once too: Нет keeps the form, Да leads away without another question', async () => {
    const { user, router } = openForm(EDIT);
    await user.type(await title(), '!');
    const refused = mayLoseForms();
    await screen.findByText(TITLE);
    await user.click(answer('Нет'));
    expect(await refused).toBe(false);
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    const agreed = mayLoseForms();
    await screen.findByText(TITLE);
    await user.click(answer('Да'));
    expect(await agreed).toBe(true);
    await router.navigate('/elsewhere');
    await screen.findByText('somewhere else');
    expect(await mayLoseForms()).toBe(true);
  });

  it('[FF-23] also asks when only the query changes', async () => {
    const { user, router } = openForm(EDIT);
    await user.type(await title(), '!');
    void router.navigate('/management/points/edit?id=8');
    await screen.findByText(TITLE);
    await user.click(answer('Да'));
    await waitFor(() => expect(router.state.location.search).toBe('?id=8'));
    expect((await title()).value).toBe('Точка 7');
  });

  it('asks nothing of a form that is clean, or clean again', async () => {
    const { user, router } = openForm(EDIT);
    const input = await title();
    await user.type(input, '!');
    await user.type(input, '{Backspace}');
    await router.navigate('/elsewhere');
    await screen.findByText('somewhere else');
  });

  it('asks nothing after a save', async () => {
    const { user, router, backend } = openForm(EDIT);
    await user.type(await title(), '!');
    await user.click(submitButton());
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
    await waitFor(() => expect(submitButton().hasAttribute('aria-disabled')).toBe(false));
    await router.navigate('/elsewhere');
    await screen.findByText('somewhere else');
  });

  it('asks after a refused save: what was typed is still unsaved', async () => {
    const backend = formBackend();
    backend.on('PUT /api/point/7', () => new Response('{"error":"Нельзя"}', { status: 409 }));
    const { user, router } = openForm(EDIT, { backend });
    await user.type(await title(), '!');
    await user.click(submitButton());
    await screen.findByText('Нельзя');
    void router.navigate('/elsewhere');
    await screen.findByText(TITLE);
  });

  it('lets go someone whose session has ended', async () => {
    const { user, router } = openForm(EDIT);
    await user.type(await title(), '!');
    localStorage.removeItem('token');
    await router.navigate('/elsewhere');
    await screen.findByText('somewhere else');
  });

  it('[FF-24] raises the warning of the browser when the page is closed, only while dirty', async () => {
    const { user } = openForm(EDIT);
    const input = await title();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    await user.type(input, '!');
    expect(closing()).toBe(true);
  });

  it('[FF-25] a panel asks the same before it closes', async () => {
    localStorage.setItem('token', 'somebody');
    const user = userEvent.setup();
    const { Router } = memoryRouter('/');
    render(<Panel />, { wrapper: Router });
    fireEvent.change(screen.getByLabelText('name'), { target: { value: 'x' } });
    await user.click(screen.getByText('close'));
    await screen.findByText(TITLE);
    expect(screen.getByRole('list', { name: 'Вы изменили' }).textContent).toBe('Имя');
    await user.click(answer('Нет'));
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    expect(screen.queryByText('closed')).toBeNull();
    await user.click(screen.getByText('close'));
    await screen.findByText(TITLE);
    await user.click(answer('Да'));
    await screen.findByText('closed');
  });

  it('asks about what is unsaved beside the form too, only where that is left, and names what is lost', async () => {
    localStorage.setItem('token', 'somebody');
    const user = userEvent.setup();
    const isLeft: UnsavedBeside['isLeft'] = (from, to) => from.pathname !== to.pathname;
    const page = (
      <UnsavedBesideContext value={{ unsaved: () => ['2 ячейки'], isLeft }}>
        <Panel />
      </UnsavedBesideContext>
    );
    const { Router, router } = memoryRouter('/menu?dish=1');
    render(
      <Routes>
        <Route path="/menu" element={page} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>,
      { wrapper: Router },
    );
    void router.navigate('/menu?dish=2');
    await waitFor(() => expect(router.state.location.search).toBe('?dish=2'));
    expect(screen.queryByText(TITLE)).toBeNull();

    const lost = () => screen.getByRole('list', { name: 'Вы изменили' }).textContent;
    void router.navigate('/elsewhere');
    await screen.findByText(TITLE);
    expect(lost()).toBe('2 ячейки');
    await user.click(answer('Нет'));
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());

    fireEvent.change(screen.getByLabelText('name'), { target: { value: 'x' } });
    void router.navigate('/menu?dish=3');
    await screen.findByText(TITLE);
    expect(lost()).toBe('Имя');
    await user.click(answer('Нет'));
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    void router.navigate('/elsewhere');
    await screen.findByText(TITLE);
    expect(lost()).toBe('Имя2 ячейки');
    await user.click(answer('Да'));
    await screen.findByText('elsewhere');
  });
});
