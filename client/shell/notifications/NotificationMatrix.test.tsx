import { expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { NotificationMatrix } from './NotificationMatrix';

it('each kind is switched for each way of telling, but what belongs into the calendar always comes by mail', async () => {
  const change = jest.fn();
  const { user } = renderPage(
    <NotificationMatrix wishes={{ choices: [], quiet: null, digest: 'off' }} onChange={change} />,
  );
  await user.click(screen.getByRole('switch', { name: 'Someone sends you a message: by email' }));
  expect(change).toHaveBeenCalledWith([{ kind: 'message', channel: 'mail', enabled: false }]);
  const visit = within(screen.getByRole('row', { name: /^A visit is booked or moved/ }));
  expect(visit.getAllByRole('switch')).toHaveLength(1);
  expect(visit.getByRole('cell', { name: 'Always' })).toBeVisible();
});
