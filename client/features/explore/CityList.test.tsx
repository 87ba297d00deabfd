import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AddressLine, renderPage } from '../../test/render';
import { influencer, serve, sessionOf } from '../../test/server';
import { CityList } from './CityList';
import { useExploreFilter } from './ExplorePage';

function Cities() {
  const { filter, narrow } = useExploreFilter();
  return (
    <>
      <CityList filter={filter} onNarrow={narrow} />
      <AddressLine />
    </>
  );
}

function open(at: string) {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer),
    '/api/v1/offers/cities': {
      body: {
        items: [
          { city: 'leeds', count: 1204 },
          { city: 'bath', count: 1 },
        ],
      },
    },
    '/api/v1/offers/cities?category=hotels': { body: { items: [{ city: 'leeds', count: 2 }] } },
  });
  return renderPage(<Cities />, { at });
}

const cities = async () => within(await screen.findByRole('region', { name: 'Cities' }));

describe('CityList', () => {
  it('R58: says how many offers each city has, and goes to the one that is chosen, and back', async () => {
    const { user } = open('/app/influencer/explore?bounds=-3,51,-2,52');
    const list = await cities();
    await user.click(await list.findByRole('button', { name: 'Leeds 1,204 offers', pressed: false }));
    expect(screen.getByLabelText('Address')).toHaveTextContent('?city=leeds');
    expect(screen.getByLabelText('Address')).not.toHaveTextContent('bounds');
    await user.click(list.getByRole('button', { name: 'Leeds 1,204 offers', pressed: true }));
    expect(screen.getByLabelText('Address')).not.toHaveTextContent('city');
    expect(list.getByRole('button', { name: 'All cities 1,205 offers', pressed: true })).toBeVisible();
  });

  it('counts the kind that is looked for, and keeps the chosen city when nothing is left there', async () => {
    open('/app/influencer/explore?city=bath&category=hotels');
    const list = await cities();
    expect(await list.findByRole('button', { name: 'Bath 0 offers', pressed: true })).toBeVisible();
    expect(list.getByRole('button', { name: 'All cities 2 offers', pressed: false })).toBeVisible();
  });
});
