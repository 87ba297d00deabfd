import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { NotificationSection } from './NotificationSection';

const path = '/api/v1/notification-preferences';
const wishes = { choices: [], quiet: { from: '22:00', until: '07:30' }, digest: 'off' };
const refused = { status: 422, body: { code: 'request/invalid', detail: 'Not now.' } };

it('quiet hours that are switched by the keyboard keep the focus', async () => {
  serve({ [path]: (body) => ({ body: body ?? wishes }) });
  const { user } = renderPage(<NotificationSection />);
  const quiet = await screen.findByRole('switch', { name: /^Quiet hours/ });
  act(() => quiet.focus());
  await user.keyboard(' ');
  await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull());
  expect(quiet).toHaveFocus();
});

it('the next field keeps the focus and its text while the one before is saved', async () => {
  const requests = serve({ [path]: (body) => ({ body: body ?? wishes }) });
  const { user } = renderPage(<NotificationSection />);
  const until = await screen.findByLabelText('Until');
  await user.click(screen.getByLabelText('From'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '21:00' } });
  await user.tab();
  fireEvent.change(until, { target: { value: '08:00' } });
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(requests).toContainEqual({ path, body: { ...wishes, quiet: { from: '21:00', until: '07:30' } } });
  expect(until).toHaveFocus();
  expect(until).toHaveValue('08:00');
});

it('hours that the server refuses are put back', async () => {
  serve({ [path]: (body) => (body ? refused : { body: wishes }) });
  const { user } = renderPage(<NotificationSection />);
  const from = await screen.findByLabelText('From');
  await user.click(from);
  fireEvent.change(from, { target: { value: '21:00' } });
  await user.tab();
  await waitFor(() => expect(from).toHaveValue('22:00'));
});

it('visits and deadlines can be subscribed to, at an address that can be changed', async () => {
  const address = (name: string) => ({ url: `https://tastemaker.test/api/v1/calendars/${name}.ics` });
  serve({
    [path]: { body: wishes },
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand('b1')),
    '/api/v1/calendar': { body: address('one') },
    '/api/v1/calendar/renew': { body: address('two') },
  });
  const { user } = renderPage(<NotificationSection />);
  const subscribe = await screen.findByRole('link', { name: 'Subscribe' });
  expect(subscribe).toHaveAttribute('href', 'webcal://tastemaker.test/api/v1/calendars/one.ics');
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(subscribe).toHaveAttribute('href', 'webcal://tastemaker.test/api/v1/calendars/two.ics'));
});
