import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf, staff } from '../../test/server';
import type { InfluencerCard as Person } from './browser-api';
import { InfluencerCard } from './InfluencerCard';
import { useSaved } from './use-saved';

const people = ['Rosa Lind', 'Nia Cole'].map((name, place) => ({
  ...{
    id: `i${place}`,
    name,
    handle: 'lind',
    city: 'leeds',
    country: 'GB',
    categories: ['hotels'],
    platforms: [],
    verified: false,
  },
  ...{ followers: 12_340, engagement: 4.25, photoPath: null, claimed: true, addedAt: '2026-10-01T12:00:00Z' },
})) as Person[];

function Cards() {
  const { saved, save } = useSaved();
  return people.map((person) => (
    <InfluencerCard
      key={person.id}
      {...{ person, offer: '', of: undefined, compared: false, full: false, onCompare: () => undefined }}
      saved={saved?.has(person.id)}
      onSave={save}
    />
  ));
}

function open(reader: typeof staff, routes: Parameters<typeof serve>[0]) {
  const requests = serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader), ...routes });
  return { requests, ...renderPage(<Cards />) };
}

const heart = (name: string) => screen.findByRole('button', { name: `Save ${name}` });

test('the hearts of all cards are asked for once, and each answers at once and stays', async () => {
  let ids = ['i1'];
  const { user, requests } = open(brand(), {
    '/api/v1/saved-influencers': () => ({ body: { ids } }),
    '/api/v1/saved-influencers/i0': () => {
      ids = ['i1', 'i0'];
      return { status: 204 };
    },
  });
  expect(await heart('Nia Cole')).toHaveAttribute('aria-pressed', 'true');
  expect(await heart('Rosa Lind')).toHaveAttribute('aria-pressed', 'false');
  expect(requests).toHaveLength(1);
  await user.click(await heart('Rosa Lind'));
  expect(await heart('Rosa Lind')).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Rosa Lind is on your list “Saved”.')).toBeVisible();
  expect(await heart('Rosa Lind')).toHaveAttribute('aria-pressed', 'true');
});

test('what the server refuses is said, and the heart goes back', async () => {
  const full = {
    status: 409,
    body: { code: 'profiles/list-full', detail: 'A list can have at most 1000 influencers.' },
  };
  const { user } = open(brand(), {
    '/api/v1/saved-influencers': { body: { ids: [] } },
    '/api/v1/saved-influencers/i0': full,
  });
  await user.click(await heart('Rosa Lind'));
  expect(await screen.findByText('A list can have at most 1000 influencers.')).toBeVisible();
  await waitFor(async () => expect(await heart('Rosa Lind')).toHaveAttribute('aria-pressed', 'false'));
});

test('staff look on without hearts', async () => {
  const { requests } = open(staff, {});
  expect(await screen.findByRole('article', { name: 'Rosa Lind' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(requests).toEqual([]);
});
