import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { StaffQuickReplies } from './StaffQuickReplies';

const path = '/api/v1/quick-replies';

it('R444: what staff write often is kept for all of them, and forgotten', async () => {
  let items = [{ id: 'r1', text: 'Thank you for asking.' }];
  const requests = serve({
    [path]: (body) => {
      if (body) items = [...items, { id: 'r2', text: (body as { text: string }).text }];
      return { body: { items, mayChange: true } };
    },
    [`${path}/r1`]: () => {
      items = items.filter(({ id }) => id !== 'r1');
      return {};
    },
  });
  const { user } = renderPage(<StaffQuickReplies />);
  await user.type(await screen.findByLabelText('New quick reply'), '  We look into it today. ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We look into it today.')).toBeVisible();
  expect(screen.getByLabelText('New quick reply')).toHaveValue('');
  expect(requests).toContainEqual({ path, body: { text: 'We look into it today.' } });
  await user.click(screen.getByRole('button', { name: 'Delete “Thank you for asking.”' }));
  await waitFor(() => expect(screen.queryByText('Thank you for asking.')).toBeNull());
});

it('says why one was not kept', async () => {
  const says = 'At most 30 quick replies can be kept.';
  serve({
    [path]: (body) => (body ? { status: 409, body: { detail: says } } : { body: { items: [], mayChange: true } }),
  });
  const { user } = renderPage(<StaffQuickReplies />);
  await user.type(await screen.findByLabelText('New quick reply'), 'One more.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByLabelText('New quick reply')).toHaveValue('One more.');
});

it('read-only staff see them, without buttons that change anything', async () => {
  serve({ [path]: { body: { items: [{ id: 'r1', text: 'Thank you for asking.' }], mayChange: false } } });
  renderPage(<StaffQuickReplies />);
  expect(await screen.findByText('Thank you for asking.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});
