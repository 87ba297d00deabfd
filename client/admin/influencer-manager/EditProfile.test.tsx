import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { EditProfile } from './EditProfile';

const path = '/api/v1/influencers/nia/profile';
const profile = {
  name: 'Nia',
  handle: 'nia',
  bio: '',
  city: 'london',
  categories: ['Foodie', 'restaurants'],
  version: 4,
};

it('R440: staff put a profile right, from the version that they read, and send only what they changed', async () => {
  const requests = serve({ [path]: { body: profile } });
  const onClose = jest.fn();
  const { user } = renderPage(<EditProfile id="nia" onClose={onClose} />);
  await user.type(await screen.findByLabelText('Name'), ' Okoro');
  await user.selectOptions(screen.getByLabelText('City'), 'Not given');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('@nia saved')).toBeVisible();
  expect(requests).toContainEqual({ path, body: { version: 4, name: 'Nia Okoro', city: null } });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('someone else’s change isn’t overwritten, and can be read', async () => {
  const says = 'Someone else has just changed this profile. Reload, then try again.';
  const newer = { ...profile, bio: 'Slow food.', version: 5 };
  let now = profile;
  serve({
    [path]: (body) => {
      if (!body) return { body: now };
      now = newer;
      return { status: 409, body: { code: 'profiles/stale', detail: says } };
    },
  });
  const { user } = renderPage(<EditProfile id="nia" onClose={() => undefined} />);
  await user.type(await screen.findByLabelText('Name'), ' Okoro');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Nia Okoro');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByDisplayValue('Slow food.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Nia');
});
