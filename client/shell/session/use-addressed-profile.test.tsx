import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { useSession } from './session-context';
import { useAddressedProfile } from './use-addressed-profile';

const update = '/api/v1/functions/updateSessionUserProfile';
const brands = [brand('a'), brand('b')];

function Page() {
  const { actor } = useSession();
  const { search } = useLocation();
  return useAddressedProfile('brand') ?? <p>{`${search} of ${actor.uid}`}</p>;
}

/** A session that any tab can switch; `refuse` says how often switching fails first. */
function world({ as, refuse = 0 }: { as: string; refuse?: number }) {
  const state = { as, refuse };
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': () =>
      sessionOf(
        brands.find(({ uid }) => uid === state.as)!,
        brands,
      ),
    [update]: (body) => {
      if (state.refuse-- > 0) return { status: 503, body: { detail: 'Not now.' } };
      state.as = (body as { target_user_profile: { uid: string } }).target_user_profile.uid;
      return {};
    },
  });
  const elsewhere = (uid: string) => {
    state.as = uid;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  };
  return { elsewhere, switches: () => requests.filter(({ path }) => path === update).length };
}

test.each([
  ['who came as another profile', 'b', 1],
  ['who was it already', 'a', 0],
])('%s acts as the one in the address, and is not switched back later', async (_, as, switches) => {
  const tabs = world({ as });
  renderPage(<Page />, { at: '/app/brand/preferences?uid=a&section=team' });
  expect(await screen.findByText('?uid=a&section=team of a')).toBeVisible();
  tabs.elsewhere('b');
  expect(await screen.findByText('?uid=b&section=team of b')).toBeVisible();
  tabs.elsewhere('a');
  expect(await screen.findByText('?uid=a&section=team of a')).toBeVisible();
  expect(tabs.switches()).toBe(switches);
});

test('a switch that fails says so, and can be tried again', async () => {
  world({ as: 'b', refuse: 1 });
  const { user } = renderPage(<Page />, { at: '/app/brand/preferences?uid=a' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('?uid=a of a')).toBeVisible();
});

test('someone else’s profile is a page that does not exist', async () => {
  const { switches } = world({ as: 'b' });
  renderPage(<Page />, { at: '/app/brand/preferences?uid=strangers' });
  expect(await screen.findByRole('heading', { name: 'There’s nothing at this address' })).toBeVisible();
  expect(switches()).toBe(0);
});
