import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { alwaysClosed } from '../../../server/contract/rules/opening-hours';
import { anOffer, offerDefaults } from '../../test/offer';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { NewOfferPage } from './NewOfferPage';

async function open(more: Parameters<typeof serve>[0] = {}, at = '/app/brand/offers/new') {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/offer-defaults': { body: offerDefaults() },
    '/api/v1/venues': { body: [] },
    '/api/v1/company': { body: { category: '', city: '' } },
    ...more,
  });
  const view = renderPage(<NewOfferPage />, { at });
  await screen.findByLabelText('Title');
  return { ...view, requests };
}

const venue = {
  id: '01970000-0000-7000-8000-0000000000e2',
  name: 'Quay Kitchen',
  address: '1 Quay Street',
  city: 'bristol',
  point: null,
  openingHours: alwaysClosed,
};

describe('NewOfferPage', () => {
  it('checks a field when it is left', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText('Title'));
    await user.tab();
    expect(await screen.findByText('Please enter a title of 3 to 100 characters.')).toBeVisible();
  });

  it('keeps what was typed over a reload, until the offer is made', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('Title'), 'Supper for two');
    first.unmount();
    const { user, unmount } = await open({ '/api/v1/offers': { body: anOffer() } });
    expect(screen.getByLabelText('Title')).toHaveValue('Supper for two');
    expect(screen.getByText('We kept what you typed.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'We deliver it' }));
    await user.type(screen.getByLabelText('What the creator gets'), 'A tasting menu');
    await user.type(screen.getByLabelText('Retail value (£)'), '95');
    await user.selectOptions(screen.getByLabelText('Category'), 'Restaurants');
    await user.type(screen.getByLabelText('Sent from'), 'Quay Street');
    await user.selectOptions(screen.getByLabelText('City'), 'Bristol');
    await user.click(screen.getByRole('button', { name: 'Publish offer' }));
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]));
    unmount();
    await open();
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it('lists every fault after a refused submit, each leading to its field', async () => {
    const { user, requests } = await open();
    await user.click(screen.getByRole('button', { name: 'Publish offer' }));
    const summary = await screen.findByRole('alert');
    await user.click(within(summary).getByRole('link', { name: 'Please choose a city.' }));
    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(requests.filter(({ body }) => body !== undefined)).toEqual([]);
  });

  it('places what the server refuses at its field', async () => {
    const { user } = await open({
      '/api/v1/offers': {
        status: 400,
        body: {
          detail: 'Please correct the marked fields.',
          errors: { 'slots.0.startsAt': 'This time is over.', blackoutDates: 'These dates are too many.' },
        },
      },
    });
    await user.type(screen.getByLabelText('Title'), 'Supper for two');
    await user.type(screen.getByLabelText('What the creator gets'), 'A tasting menu');
    await user.type(screen.getByLabelText('Retail value (£)'), '95');
    await user.selectOptions(screen.getByLabelText('Category'), 'Restaurants');
    await user.type(screen.getByLabelText('Venue'), 'Quay Street');
    await user.selectOptions(screen.getByLabelText('City'), 'Bristol');
    await user.type(screen.getByLabelText('Date'), '2027-03-09');
    await user.click(screen.getByRole('button', { name: 'Publish offer' }));
    expect(await screen.findByRole('link', { name: 'This time is over.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'These dates are too many.' })).toBeVisible();
    expect(screen.getByLabelText('Date')).toBeInvalid();
  });

  it('shows the ticket while it is written', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Title'), 'Supper for two');
    await user.type(screen.getByLabelText('Retail value (£)'), '95');
    await user.type(screen.getByLabelText('Dress code (optional)'), 'No trainers');
    await user.type(screen.getByLabelText('Contact on the day (optional)'), 'Ask for Maya');
    await user.type(screen.getByLabelText('Covers up to (£, optional)'), '80');
    await user.selectOptions(screen.getByLabelText('Tip'), 'Included');
    await user.type(screen.getByLabelText('What’s not included (optional)'), 'Spirits');
    await user.type(screen.getByLabelText('House rules (optional)'), 'No flash');
    await user.click(screen.getByLabelText('They need to bring a guest'));
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(await within(preview).findByText('Supper for two')).toBeVisible();
    expect(within(preview).getByText('£95')).toBeVisible();
    expect(within(preview).getByText('No trainers')).toBeVisible();
    for (const fact of ['Up to £80', 'Included', 'Spirits', 'No flash', '1 required'])
      expect(within(preview).getByText(fact)).toBeVisible();
    expect(within(preview).queryByText('Ask for Maya')).toBeNull();
  });

  it('shows what is sent as sent: no place, guests or times', async () => {
    const { user } = await open();
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(await within(preview).findByText('First time')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'We deliver it' }));
    expect(await within(preview).findByText('By post')).toBeVisible();
    for (const visited of ['Where', 'Guests', 'First time', 'Times'])
      expect(within(preview).queryByText(visited)).toBeNull();
    expect(screen.queryByLabelText('Guests')).toBeNull();
    for (const section of ['What’s covered', 'Before the visit'])
      expect(screen.queryByRole('heading', { name: section })).toBeNull();
    expect(screen.getByLabelText('Content due (days after it arrives)')).toHaveValue(14);
  });

  it('judges the brief while it is written, and fixes it with one click', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Brief'), 'Please do not label it as an ad.');
    expect(await screen.findByText('This brief can’t go live.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use this text' }));
    expect(await screen.findByText('The brief asks for a clear label.')).toBeVisible();
    expect(screen.getByLabelText('Brief')).not.toHaveValue('Please do not label it as an ad.');
  });

  it('begins a copy with everything of the offer but its times', async () => {
    const venueId = '01970000-0000-7000-8000-0000000000e1';
    const original = {
      ...anOffer({ guests: 3, rights: { channels: ['paid-ads'], months: 6 } }),
      ...{
        venueId,
        actions: [],
        brief: 'Show the open kitchen. Label it Ad.',
        contentDueDays: 21,
        dressCode: 'No trainers',
      },
      ...{ slots: [{ id: 's', startsAt: '2027-03-09T19:00:00.000Z', capacity: 4, placesLeft: 4 }] },
      blackoutDates: ['2027-03-10'],
    };
    await open({ [`/api/v1/offers/${original.id}`]: { body: original } }, `/app/brand/offers/new?from=${original.id}`);
    expect(await screen.findByLabelText('Title')).toHaveValue(original.title);
    const shown = ['What the creator gets', 'Retail value (£)', 'Guests', 'Category', 'Type', 'Brief', 'Venue', 'City']
      .map((label) => screen.getByLabelText<HTMLInputElement>(label).value); // prettier-ignore
    expect(shown).toEqual(['A tasting menu for two', '95', '3', 'restaurants', 'reel', original.brief, 'Quay Street', 'bristol']); // prettier-ignore
    expect(screen.getByLabelText('Content due (days after the visit)')).toHaveValue(21);
    expect(screen.getByLabelText('Date')).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'Closed dates' })).toBeNull();
  });

  describe('in a copy of an offer with a photo', () => {
    const photoPath = 'media/01970000-0000-7000-8000-0000000000f1';
    const original = {
      ...anOffer({ shipped: true, photoPath }),
      ...{ venueId: null, slots: [], actions: [], brief: '', blackoutDates: [], contentDueDays: 14, rights: null },
    };
    const openCopy = async () => {
      const opened = await open(
        { [`/api/v1/offers/${original.id}`]: { body: original }, '/api/v1/offers': { body: original } },
        `/app/brand/offers/new?from=${original.id}`,
      );
      const ticket = await screen.findByRole('region', { name: 'Preview' });
      const sent = () => opened.requests.flatMap(({ body }) => (body ? [body] : []));
      return { ...opened, sent, photo: () => ticket.querySelector(`img[src*="${encodeURIComponent(photoPath)}"]`) };
    };

    it('the photo goes along, and shows on the ticket', async () => {
      const { user, photo, sent } = await openCopy();
      expect(photo()).not.toBeNull();
      await user.click(screen.getByRole('button', { name: 'Publish offer' }));
      await waitFor(() => expect(sent()).toMatchObject([{ photoId: photoPath.replace('media/', '') }]));
    });

    it('the photo is taken away, the cover of the category shows, and the page asks for a photo', async () => {
      const { user, photo, sent } = await openCopy();
      expect(screen.queryByText('Add a photo?')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
      expect(photo()).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Add a photo' }));
      expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Choose a photo' }));
      await user.click(screen.getByRole('button', { name: 'Publish offer' }));
      await waitFor(() => expect(sent()).toMatchObject([{ photoId: null }]));
    });
  });

  it('refuses a film where a photo belongs', async () => {
    await open();
    // dropping the file, or choosing all types, gets past the dialog
    const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
    fireEvent.change(screen.getByLabelText('Photo of the offer'), { target: { files: [film] } });
    expect(await screen.findByText('Please choose a picture.')).toBeVisible();
  });

  it('leaves out a venue that is not the brand’s any more, so that the copy can be published', async () => {
    const original = {
      ...anOffer({ shipped: true }),
      ...{ venueId: '01970000-0000-7000-8000-0000000000e1', slots: [], actions: [], brief: '', blackoutDates: [] },
      ...{ contentDueDays: 14, rights: null },
    };
    const { user, requests } = await open(
      { [`/api/v1/offers/${original.id}`]: { body: original }, '/api/v1/venues': { body: [] }, '/api/v1/offers': { body: original } },
      `/app/brand/offers/new?from=${original.id}`,
    ); // prettier-ignore
    await user.click(await screen.findByRole('button', { name: 'Publish offer' }));
    await waitFor(() => expect(requests.some(({ body }) => body !== undefined)).toBe(true));
    expect(requests.find(({ body }) => body !== undefined)?.body).not.toHaveProperty('venueId');
  });

  it('adds three evenings of next week in place of an empty time', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add three evenings next week' }));
    expect(screen.getAllByLabelText('Date').map((field) => (field as HTMLInputElement).value)).toEqual([
      expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    ]);
  });

  describe('for a brand that has set nothing up for its offers', () => {
    const company = { '/api/v1/company': { body: { category: 'restaurants', city: 'bristol' } } };

    it('begins with the category and city that the brand gave when it joined', async () => {
      await open(company);
      expect(screen.getByLabelText('Category')).toHaveValue('restaurants');
      expect(screen.getByLabelText('City')).toHaveValue('bristol');
    });

    it('begins at its only venue', async () => {
      await open({ ...company, '/api/v1/venues': { body: [{ ...venue, city: 'london' }] } });
      expect(screen.getByLabelText('Venue', { exact: true })).toHaveValue('Quay Kitchen, 1 Quay Street');
      expect(screen.getByLabelText('City')).toHaveValue('london');
    });
  });

  it('R436: begins with what the brand’s offers begin with, and sends it as any other choice', async () => {
    const said = offerDefaults({
      ...{ kind: 'stay', category: 'hotels', guests: 3, places: 4, contentDueDays: 21, version: 2, venueId: venue.id },
      asks: [
        { type: 'story', contentType: 'mix', count: 3 },
        { type: 'ugc', contentType: 'image', count: 5 },
      ],
      ...{ brief: 'Tag @quay. Put “Ad” first.', rights: { channels: ['website'], months: 24 } },
    });
    const { user, requests } = await open({
      '/api/v1/offer-defaults': { body: said },
      '/api/v1/venues': { body: [venue] },
      '/api/v1/offers': { body: anOffer() },
    });
    expect(screen.getByText(/It starts with/)).toBeVisible();
    expect(screen.getByLabelText('Venue')).toHaveValue('Quay Kitchen, 1 Quay Street');
    expect(screen.getByRole('radio', { name: 'Quay Kitchen' })).toBeChecked();
    await user.type(screen.getByLabelText('Title'), 'A night by the quay');
    await user.type(screen.getByLabelText('What the creator gets'), 'A room for two');
    await user.type(screen.getByLabelText('Retail value (£)'), '180');
    await user.type(screen.getByLabelText('Date'), '2027-03-09');
    await user.clear(screen.getByLabelText('Guests'));
    await user.type(screen.getByLabelText('Guests'), '1');
    await user.click(screen.getByRole('button', { name: 'Publish offer' }));
    await waitFor(() => expect(requests.some(({ body }) => body !== undefined)).toBe(true));
    const { kind, category, contentDueDays, asks, brief, rights, venueId } = said;
    expect(requests.find(({ body }) => body !== undefined)?.body).toMatchObject({
      ...{ kind, category, contentDueDays, asks, brief, rights, venueId, guests: 1, city: 'bristol' },
      slots: [{ startsAt: '2027-03-09T19:00:00.000Z', capacity: 4 }],
    });
  });

  it('asks where the content may be used, at its field', async () => {
    const { user, requests } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Our social channels' }));
    await user.click(screen.getByRole('button', { name: 'Publish offer' }));
    const fault = 'Please choose where you would like to use the content.';
    const summary = await screen.findByRole('alert');
    await user.click(within(summary).getByRole('link', { name: fault }));
    expect(screen.getByRole('checkbox', { name: 'Our social channels' })).toHaveFocus();
    expect(requests.filter(({ body }) => body !== undefined)).toEqual([]);
  });
});
