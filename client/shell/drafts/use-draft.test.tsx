import fs from 'node:fs';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { browserMemory } from '../session/browser-memory';
import { RequireSession } from '../session/RequireSession';
import { useSession } from '../session/session-context';
import { DraftNote } from './DraftNote';
import { useDraft } from './use-draft';
import { useDraftForm } from './use-draft-form';

type Saved = { title: string; place: string };

function Form({ saved }: { saved: Saved }) {
  const draft = useDraft('offer:new', saved);
  const form = useDraftForm(draft, {});
  return (
    <FormProvider {...form}>
      <DraftNote draft={draft} onDiscard={(values) => form.reset(values)} />
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Place" {...form.register('place')} />
      <button onClick={() => draft.forget(form.getValues())}>Save</button>
    </FormProvider>
  );
}

function Page({ saved }: { saved: Saved }) {
  const { actor, signOut } = useSession();
  if (actor.type === 'guest') return null;
  return (
    <>
      <Form saved={saved} />
      <button onClick={() => void signOut()}>Sign out</button>
    </>
  );
}

const empty = { title: '', place: 'London' };

/** The page as first loaded, for the signed-in person, with the server's data. */
async function load(saved: Saved = empty, uid = 'brand-1') {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand(uid)),
    '/api/v1/auth/sign-out': {},
  });
  const view = renderPage(<Page saved={saved} />);
  return { ...view, title: await screen.findByLabelText('Title'), place: screen.getByLabelText('Place') };
}

/** The page with a typed title, then reloaded. */
async function reloaded(saved = empty, uid = 'brand-1') {
  const { user, title, unmount } = await load();
  await user.type(title, 'Supper');
  unmount();
  return load(saved, uid);
}
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

test('what was typed survives a reload, and the form says so', async () => {
  const { title } = await reloaded();
  expect(title).toHaveValue('Supper');
  expect(screen.getByRole('status')).toHaveTextContent(/^We kept what you typed\.$/);
});

test('a form that nobody typed into keeps nothing and says nothing', async () => {
  const { unmount } = await load();
  unmount();
  await load();
  expect(screen.queryByText(/We kept/)).toBeNull();
  expect(kept()).toEqual([]);
});

test('discarded, it shows what is saved, also after the next reload', async () => {
  const { user, title, unmount } = await reloaded();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(title).toHaveValue('');
  expect(screen.queryByText(/We kept/)).toBeNull();
  unmount();
  expect((await load()).title).toHaveValue('');
});

test('saved, it is no longer kept, and typing continues from there', async () => {
  const { user, title, unmount } = await reloaded();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(kept()).toEqual([]);
  await user.type(title, ' for two');
  unmount();
  const again = await load({ title: 'Supper', place: 'London' });
  expect(again.title).toHaveValue('Supper for two');
  expect(screen.getByRole('status')).toHaveTextContent(/^We kept what you typed\.$/);
});

test('what was typed back to what is saved is nothing to keep', async () => {
  const { user, title } = await load();
  await user.type(title, 'Su');
  await user.clear(title);
  expect(kept()).toEqual([]);
});

test('what others have saved in other fields since shows beside it', async () => {
  const { title, place } = await reloaded({ title: '', place: 'Bath' });
  expect([title, place]).toEqual([
    expect.objectContaining({ value: 'Supper' }),
    expect.objectContaining({ value: 'Bath' }),
  ]);
  expect(screen.getByRole('status')).not.toHaveTextContent('changed');
});

test('what others have saved in the same field is not overwritten without a word', async () => {
  const { user, title } = await reloaded({ title: 'Brunch', place: 'London' });
  expect(title).toHaveValue('Supper');
  expect(screen.getByRole('status')).toHaveTextContent('Someone has changed the same part since.');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(title).toHaveValue('Brunch');
});

test('nothing of it stays after signing out', async () => {
  const { user, loadedAfresh } = await reloaded();
  expect(kept()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/login/']));
  expect(kept()).toEqual([]);
});

test('who signs in after someone else finds nothing of theirs', async () => {
  const { title } = await reloaded(empty, 'brand-2');
  expect(title).toHaveValue('');
  await waitFor(() => expect(kept()).toEqual([]));
});

test('after seven days it is gone, also where its form is not opened', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(0);
  browserMemory.keepDraft('brand-1', 'offer:new', '{"typed":{"title":"Old"},"over":{"title":""}}');
  browserMemory.keepDraft('brand-1', 'company', '{}');
  jest.restoreAllMocks();
  expect((await load()).title).toHaveValue('');
  await waitFor(() => expect(kept()).toEqual([]));
});

test('a session that ends under the form loses nothing: the form returns after signing in', async () => {
  const profiles = [brand('cafe'), brand('hotel')];
  let state: 'there' | 'gone' | 'back' = 'there';
  serve({
    // The new session has no profile yet: this tab says which one it had.
    '/api/v1/functions/getSessionAndUserProfile': (_, { 'x-tastemaker-profile': named }) =>
      state === 'gone' ? sessionOf(null) : sessionOf(brand(state === 'there' ? 'hotel' : named), profiles),
  });
  const page = (
    <RequireSession signIn={<p>Sign-in form</p>}>
      <Form saved={empty} />
    </RequireSession>
  );
  const at = '/app/brand/offers/new';
  const { user, queryClient, unmount } = renderPage(page, { at });
  await user.type(await screen.findByLabelText('Title'), 'Supper');
  state = 'gone';
  await act(() => queryClient.refetchQueries({ queryKey: ['session'] }));
  expect(await screen.findByText('Sign-in form')).toBeVisible();
  expect(browserMemory.wantedPage()).toBe(at);
  unmount();
  state = 'back';
  renderPage(page, { at });
  expect(await screen.findByLabelText('Title')).toHaveValue('Supper');
});

test('what cannot be read is forgotten', async () => {
  browserMemory.keepDraft('brand-1', 'offer:new', '{"typed":');
  expect((await load()).title).toHaveValue('');
});

test('no form with a password or a card keeps a draft', () => {
  const root = path.join(__dirname, '../..');
  const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
  const components = fs
    .readdirSync(root, { encoding: 'utf8', recursive: true })
    .filter((name) => /(?<!test)\.tsx$/.test(name));
  const keepers = components.filter((name) => /\buseDraft(?:Text|Form)?\(/.test(read(name)));
  expect(keepers.length).toBeGreaterThan(5);
  expect(keepers.filter((name) => /password|cardNumber|autoComplete="cc-/i.test(read(name)))).toEqual([]);
});
