import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf, staff } from '../../test/server';
import type { SessionProfile } from '../session/session';
import { AccountPicker } from './ChooseAccount';

const sessionPath = '/api/v1/functions/getSessionAndUserProfile';
const updatePath = '/api/v1/functions/updateSessionUserProfile';

function Page({ onClose = () => undefined }: { onClose?: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <AccountPicker open onClose={onClose} />
      <p>You are at {pathname + search}</p>
    </>
  );
}

const picker = () => screen.findByRole('dialog', { name: 'Select Account to Manage' });
const entries = async () => within(within(await picker()).getByRole('list')).getAllByRole('button');

test('R154, R156–R160: the panel has its title, and an entry for each linked profile with its name and raw type', async () => {
  serve({ [sessionPath]: sessionOf(brand('b1'), [brand('b1'), influencer]) });
  renderPage(<Page />);
  await screen.findAllByRole('button', { name: /brand Profile/ });
  expect((await entries()).map((entry) => within(entry).getByText(/Profile$/).textContent)).toEqual([
    'brand Profile',
    'influencer Profile',
  ]);
  expect(screen.getByText('Casa Olmo')).toBeVisible();
  expect(screen.getByText('@marta.eats')).toBeVisible();
});

test('R161, R162: in admin mode it has exactly one entry, which leads to the staff panel', async () => {
  serve({ [sessionPath]: sessionOf(staff, [brand('b1'), influencer]) });
  const onClose = jest.fn();
  const { user } = renderPage(<Page onClose={onClose} />);
  const entry = await screen.findByRole('button', { name: 'Go to Admin Panel' });
  expect(within(await picker()).getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Close' }), entry]);
  await user.click(entry);
  expect(screen.getByText('You are at /app/admin/influencer-manager')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalled();
});

test.each<[string, SessionProfile, string]>([
  ['a brand', brand('b 2'), '/app/brand/dashboard?uid=b%202'],
  ['an influencer', influencer, '/app/influencer/browse'],
])(
  'R167–R170: picking %s says so, tells the server, remembers it, and leads to its first page',
  async (_, target, page) => {
    const requests = serve({ [sessionPath]: sessionOf(brand('b1'), [brand('b1'), target]), [updatePath]: {} });
    const { user } = renderPage(<Page />);
    await screen.findAllByRole('button', { name: /brand Profile/ });
    await user.click((await entries())[1]!);
    expect(screen.getByText('Updating session..')).toHaveRole('status');
    await waitFor(() => expect(screen.getByText(`You are at ${page}`)).toBeInTheDocument());
    expect(requests).toEqual([
      { path: updatePath, body: { target_user_profile: { uid: target.uid, type: target.type } } },
    ]);
  },
);

test('R164, R165: a picture that cannot be loaded gives way to the initials', async () => {
  const pictured: SessionProfile = {
    ...influencer,
    profile: { ...influencer.profile, avatar: { file_path: 'marta/face.jpg' } },
  };
  serve({ [sessionPath]: sessionOf(brand('b1'), [brand('b1'), pictured]) });
  renderPage(<Page />);
  const entry = await screen.findByRole('button', { name: /@marta.eats/ });
  const picture = entry.querySelector('img')!;
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/api\/v1\/thumbs\?path=marta%2Fface\.jpg&w=\d+$/));
  fireEvent.error(picture);
  expect(entry.querySelector('img')).toBeNull();
});
