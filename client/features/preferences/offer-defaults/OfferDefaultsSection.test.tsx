import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { alwaysClosed } from '../../../../server/contract/rules/opening-hours';
import { offerDefaults } from '../../../test/offer';
import { renderPage } from '../../../test/render';
import { brand, serve, sessionOf } from '../../../test/server';
import { teamOf } from '../../../test/team';
import { OfferDefaultsSection } from './OfferDefaultsSection';

const olmo = { id: 'venue-1', name: 'Casa Olmo', address: '1 Quay Street', city: 'london', point: null };

/** The current server: it rejects a change based on another version than its own. */
async function open(role: string, venues: object[] = [{ ...olmo, openingHours: alwaysClosed }]) {
  let kept = offerDefaults({ version: 3, guests: 2 });
  const changeElsewhere = () => void (kept = { ...kept, guests: 7, version: kept.version + 1 });
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/team': { body: teamOf(role) },
    '/api/v1/venues': { body: venues },
    '/api/v1/offer-defaults': (input, headers) => {
      if (!input) return { body: kept };
      if (headers['If-Match'] !== `"${kept.version}"`)
        return {
          status: 412,
          body: { code: 'collabs/offer-defaults-changed-meanwhile', detail: 'Changed meanwhile.' },
        };
      kept = { ...kept, ...input, version: kept.version + 1 };
      return { body: kept };
    },
  });
  const view = renderPage(
    <Suspense>
      <OfferDefaultsSection />
    </Suspense>,
  );
  await screen.findByRole('radiogroup', { name: 'Kind' });
  return { ...view, changeElsewhere, sent: () => requests.flatMap(({ body }) => body ?? []) };
}
const press = (name: string) => screen.getByRole('button', { name });

describe('R436: what a brand’s new offers begin with', () => {
  it('is said once, with a venue and a category or without, and saved', async () => {
    const { user, sent } = await open('owner');
    await user.click(screen.getByRole('radio', { name: 'Stay' }));
    await user.selectOptions(screen.getByLabelText('Your venue'), 'Casa Olmo');
    await user.clear(screen.getByLabelText('Guests'));
    await user.type(screen.getByLabelText('Guests'), '1');
    await user.type(screen.getByLabelText('Brief'), 'Put “Ad” first.');
    await user.click(screen.getByRole('checkbox', { name: 'Paid ads' }));
    await user.click(press('Add content'));
    await user.click(press('Save defaults'));
    expect(await screen.findByText('Offer defaults saved.')).toBeVisible();
    expect(sent()).toEqual([
      {
        ...{
          kind: 'stay',
          shipped: false,
          category: null,
          venueId: 'venue-1',
          guests: 1,
          places: 2,
          contentDueDays: 14,
        },
        asks: Array.from({ length: 2 }, () => ({ type: 'reel', contentType: 'video', count: 1 })),
        ...{ brief: 'Put “Ad” first.', rights: { channels: ['own-social', 'paid-ads'], months: 12 } },
      },
    ]);
  });

  it('says what is wrong before anything is sent, each fault leading to its field', async () => {
    const { user, sent } = await open('admin');
    await user.clear(screen.getByLabelText('Places'));
    await user.click(press('Save defaults'));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Please correct this before you save:');
    await user.click(within(summary).getByRole('link', { name: 'Please enter a number of places from 1 to 100.' }));
    expect(screen.getByLabelText('Places')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('has no guests, places or visit where the product is sent', async () => {
    const { user } = await open('owner');
    await user.click(screen.getByRole('radio', { name: 'We deliver it' }));
    expect(screen.queryByLabelText('Guests')).toBeNull();
    expect(screen.queryByLabelText('Places')).toBeNull();
    expect(screen.getByLabelText('Content due (days after it arrives)')).toHaveValue(14);
  });

  it('asks for no places where the product is sent: what was there stays, and comes back with the visit', async () => {
    const { user, sent } = await open('owner');
    await user.clear(screen.getByLabelText('Guests'));
    await user.clear(screen.getByLabelText('Places'));
    await user.click(screen.getByRole('radio', { name: 'We deliver it' }));
    await user.click(press('Save defaults'));
    expect(await screen.findByText('Offer defaults saved.')).toBeVisible();
    expect(sent()).toEqual([expect.objectContaining({ shipped: true, guests: 2, places: 2 })]);
    await user.click(screen.getByRole('radio', { name: 'They visit' }));
    expect(screen.getByLabelText('Places')).toHaveValue(2);
  });

  it('doesn’t overwrite a colleague’s change, and shows it', async () => {
    const { user, changeElsewhere } = await open('owner');
    await user.clear(screen.getByLabelText('Guests'));
    await user.type(screen.getByLabelText('Guests'), '5');
    changeElsewhere();
    await user.click(press('Save defaults'));
    expect(await screen.findByText('Changed meanwhile.')).toBeVisible();
    expect(screen.getByLabelText('Guests')).toHaveValue(5);
    await user.click(press('Show the current ones'));
    expect(await screen.findByDisplayValue('7')).toBe(screen.getByLabelText('Guests'));
    await user.click(press('Save defaults'));
    expect(await screen.findByText('Offer defaults saved.')).toBeVisible();
  });

  it('is read by members, who have nothing to change', async () => {
    await open('member');
    expect(screen.getByLabelText('Guests')).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Stay' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save defaults' })).toBeNull();
  });

  it('leads to the venues where there is none', async () => {
    await open('owner', []);
    expect(screen.getByRole('link', { name: 'a venue' })).toHaveAttribute('href', expect.stringContaining('venues'));
  });
});
