import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../test/render';
import { brand, serve, sessionOf, staff } from '../test/server';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DialogDrawer } from '../ui/DialogDrawer';
import { useViewAs } from './session/view-as';
import { ViewingBanner } from './ViewingBanner';

const end = '/api/v1/auth/viewing/end';

function open(until: Date, ended: object = {}) {
  const requests = serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()), [end]: ended });
  return { ...renderPage(<ViewingBanner until={until.toISOString()} />), requests };
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

it('says as whom staff look, and leads back', async () => {
  const { user, requests, loadedAfresh } = open(inMinutes(30));
  expect(await screen.findByText('Casa Olmo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop viewing' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/admin/user-explorer']));
  expect(requests).toContainEqual({ path: end, body: undefined });
});

it('leads back to the page where staff began', async () => {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff),
    '/api/v1/admin/view-as': {},
  });
  const Begin = () => <button onClick={useViewAs({ uid: 'b1', type: 'brand' }).mutate as () => void}>View as</button>;
  const begun = renderPage(<Begin />, { at: '/app/admin/brand-manager/b1?tab=billing' });
  await begun.user.click(screen.getByRole('button', { name: 'View as' }));
  await waitFor(() => expect(begun.loadedAfresh).toEqual(['/app']));
  begun.unmount();
  const { user, loadedAfresh } = open(inMinutes(30));
  await user.click(screen.getByRole('button', { name: 'Stop viewing' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/admin/brand-manager/b1?tab=billing']));
});

it.each([
  [
    'a dialog',
    <ConfirmDialog key="" open onCancel={() => undefined} onConfirm={() => undefined}>
      Sure?
    </ConfirmDialog>,
  ],
  [
    'a drawer',
    <DialogDrawer key="" open label="Drawer" paper={{}}>
      <button>Confirm</button>
    </DialogDrawer>,
  ],
])('can be reached in %s, with the pointer and the keyboard', async (_, dialog) => {
  const requests = serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()), [end]: {} });
  const until = inMinutes(30).toISOString();
  const { user, loadedAfresh } = renderPage(
    <>
      <ViewingBanner until={until} />
      {dialog}
    </>,
  );
  const stop = await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Stop viewing' });
  act(() => screen.getByRole('button', { name: 'Confirm' }).focus());
  await user.tab();
  expect(stop).toHaveFocus();
  expect(screen.getAllByRole('button', { name: 'Stop viewing' })).toEqual([stop]); // the page’s own is hidden behind it
  await user.keyboard('{Enter}');
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/admin/user-explorer']));
  expect(requests).toContainEqual({ path: end, body: undefined });
});

it('is back on the page alone once the dialog has closed', async () => {
  serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()) });
  const until = inMinutes(30).toISOString();
  const page = (open: boolean) => (
    <>
      <ViewingBanner until={until} />
      <ConfirmDialog open={open} onCancel={() => undefined} onConfirm={() => undefined}>
        Sure?
      </ConfirmDialog>
    </>
  );
  const { rerender } = renderPage(page(true));
  await within(await screen.findByRole('dialog')).findByText('Casa Olmo');
  rerender(page(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Stop viewing' })).toBeEnabled();
});

it('leads back automatically when the time is over', async () => {
  const { loadedAfresh } = open(inMinutes(-1));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/admin/user-explorer']));
});

it('leads back as well where another tab was first', async () => {
  const problem = { code: 'identity/not-signed-in', detail: 'Please sign in.' };
  const { loadedAfresh } = open(inMinutes(-1), { status: 401, body: problem });
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/admin/user-explorer']));
});

it('says why it could not end, and may be tried again', async () => {
  const { user } = open(inMinutes(30), {
    status: 503,
    body: { code: 'request/unavailable', detail: 'Please try again in a moment.' },
  });
  await user.click(screen.getByRole('button', { name: 'Stop viewing' }));
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop viewing' })).toBeEnabled();
});
