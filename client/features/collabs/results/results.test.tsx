import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Collab } from '../../../api/collabs';
import type { CollabLink as Link, Results } from '../../../api/outcomes';
import { useSession } from '../../../shell/session/session-context';
import { aCollab, aPiece } from '../../../test/collab';
import { renderPage } from '../../../test/render';
import { noGuests, tooLittle } from '../../../test/results';
import { brand, influencer, serve, sessionOf, staff } from '../../../test/server';
import { CollabLink } from './CollabLink';
import { CollabResults } from './CollabResults';

const collab = aCollab({ stage: 5 });
const root = `/api/v1/collabs/${collab.id}`;
const url = 'https://tastemaker.test/r/0a1b2c3d';
const link: Link = { url, word: 'ADA', targetUrl: null };

/** The part needs a session. */
const Known = ({ part: Part, of }: { part: typeof CollabLink; of: Collab }) =>
  useSession().actor.type === 'guest' ? null : <Part collab={of} />;

describe('a Collab’s link and word', () => {
  const open = (reader: ReturnType<typeof brand>, more: Parameters<typeof serve>[0] = {}) => {
    const requests = serve({
      '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
      [`${root}/link`]: { body: link },
      ...more,
    });
    return { requests, ...renderPage(<Known part={CollabLink} of={collab} />) };
  };

  it('gives both sides the link, its QR code and the word', async () => {
    for (const reader of [brand(), influencer]) {
      const { unmount } = open(reader);
      expect(await screen.findByText(url)).toBeVisible();
      expect(screen.getByText('Say ADA at the door')).toBeVisible();
      expect(await screen.findByRole('img', { name: `QR code of ${url}` })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Copy word' })).toBeVisible();
      unmount();
    }
  });

  it('lets the brand choose where it leads, and shows what is wrong with an address at its field', async () => {
    const errors = { targetUrl: 'This address isn’t on the public internet.' };
    const { user, requests } = open(brand(), {
      [`${root}/link`]: (body) => {
        const { targetUrl } = (body ?? link) as Link;
        return targetUrl?.includes('localhost')
          ? { status: 400, body: { code: 'outcomes/wrong-target', detail: 'It can’t lead there.', errors } }
          : { body: { ...link, targetUrl } };
      },
    });
    expect(await screen.findByText('The link leads to our home page until you choose an address.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose where it leads' }));
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'https://localhost/');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText(errors.targetUrl)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeInvalid();

    await user.clear(screen.getByRole('textbox', { name: 'Address' }));
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'https://lights.test/book');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('The link leads to https://lights.test/book')).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({ targetUrl: 'https://lights.test/book' });
  });

  it('says that it leads to the usual address, and goes back to it when the field is empty', async () => {
    const { user, requests } = open(brand(), {
      [`${root}/link`]: (body) => ({ body: { ...link, targetUrl: 'https://lights.test/supper', ...(body as object) } }),
      '/api/v1/result-settings': { body: { targetUrl: 'https://lights.test/', marginPercent: null } },
    });
    await user.click(await screen.findByRole('button', { name: 'Change where it leads' }));
    await user.clear(screen.getByRole('textbox', { name: 'Address' }));
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('The link leads to https://lights.test/, your usual address')).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({ targetUrl: null });
  });

  it('leaves nothing to the creator but to see where it leads', async () => {
    open(influencer, { [`${root}/link`]: { body: { ...link, targetUrl: 'https://lights.test/supper' } } });
    expect(await screen.findByText('The link leads to https://lights.test/supper')).toBeVisible();
    expect(screen.queryByRole('button', { name: /where it leads/ })).toBeNull();
  });

  it('says why it can’t be shown', async () => {
    open(brand(), { [`${root}/link`]: { status: 409, body: { code: 'outcomes/busy', detail: 'Please try again.' } } });
    expect(await screen.findByText('Please try again.')).toBeVisible();
  });

  describe('on paper', () => {
    const { print } = window;
    const sheet = () => document.getElementById('printed-code');
    const printed = jest.fn();
    beforeEach(() => void (window.print = printed.mockClear()));
    afterEach(() => void (window.print = print));

    it('is printed alone, once the code is drawn, and then gone', async () => {
      const { user } = open(brand());
      await user.click(await screen.findByRole('button', { name: 'Print QR code' }));
      await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
      const paper = within(sheet()!);
      expect(paper.getByRole('img', { name: `QR code of ${url}`, hidden: true })).toBeInTheDocument();
      expect(sheet()).toHaveTextContent('Harbour LightsSay ADA at the door@ada · tastemaker.test/r/0a1b2c3d');
      act(() => void window.dispatchEvent(new Event('afterprint')));
      expect(sheet()).toBeNull();
    });
  });
});

const results: Results = {
  redeemed: { parties: 5, covers: 12, spendPence: 38_400, coversWithSpend: 8, costPerGuestPence: 792, marginPerPound: 1.21 },
  named: { ...noGuests, parties: 3, covers: 7, costPerGuestPence: 1_357 },
  clicked: 140,
  lift: { status: 'estimated', guests: 35.2, low: 11.6, high: 58.4, days: 14, isControlled: true, costPerGuestPence: 270 },
  givenPence: 9_500,
}; // prettier-ignore

describe('what a Collab brought', () => {
  const open = (body: Partial<Results>, reader = brand(), of = collab) => {
    serve({
      '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
      [`${root}/results`]: { body: { ...results, ...body } },
    });
    return renderPage(<Known part={CollabResults} of={of} />);
  };
  const figure = async (name: string) => (await screen.findByRole('listitem', { name })).textContent;

  it('shows four figures, each with how it is known, and no sum', async () => {
    open({});
    expect(await figure('Redeemed')).toBe(
      'RedeemedMeasured12 guestsUsed the code word or the link’s code.Spent £384, known for 8 of 12£7.92 per guest£1.21 margin for each £1 given',
    );
    expect(await figure('Named')).toBe('NamedCounted at the venue7 guestsSaid that @ada sent them.£13.57 per guest');
    expect(await figure('Clicked')).toBe('ClickedMeasured140 clicksFollowed the link. Bots don’t count.');
    expect(await figure('Lift')).toBe(
      'LiftEstimatedAbout 35 moreBetween 12 and 58 more guests than usual.From 14 of 14 days, compared with your other venues.£2.70 per guest',
    );
    expect(screen.getByText('Gift cost: £95, the value of what the creator was given.')).toBeVisible();
    expect(screen.queryByText(/19|159/)).toBeNull();
  });

  it('says that it can’t tell where the interval holds zero', async () => {
    open({ lift: { ...results.lift!, status: 'cannot-tell', guests: 15, low: -9, high: 41, costPerGuestPence: null } });
    expect(await figure('Lift')).toContain(
      'We can’t tellSomewhere between 9 fewer and 41 more guests: your ordinary ups and downs could explain that.',
    );
  });

  it.each([
    ['no post yet', aCollab({ stage: 5 }), 'We start counting with the first post.'],
    [
      'too few days',
      aCollab({ stage: 6, deliverables: [aPiece({ publishedAt: '2027-03-09T12:00:00.000Z' })] }),
      'We need the venue’s covers for at least 10 of the 14 days from the first post, and for the eight weeks before. Add covers',
    ],
    ['no visit', aCollab({ stage: 6, terms: { ...collab.terms, shipped: true } }), 'There was no visit'],
  ])('says why there is no lift: %s', async (_, of, why) => {
    open({ lift: tooLittle }, brand(), of);
    expect(await figure('Lift')).toContain(`We can’t tell${why}`);
  });

  it('asks the brand for its margin where bills are known', async () => {
    open({ redeemed: { ...results.redeemed, marginPerPound: null } });
    const ask = await screen.findByRole('link', { name: 'enter your margin' });
    expect(ask).toHaveAttribute('href', '/app/brand/preferences?uid=brand-1&section=results');
  });

  it('shows a creator their guests and clicks, and neither money nor lift', async () => {
    open({ redeemed: { ...noGuests, covers: 1 }, named: noGuests, lift: null, givenPence: null }, influencer);
    expect(await figure('Redeemed')).toContain('1 guest');
    expect(await figure('Named')).toContain('Said that you sent them.');
    expect(screen.queryByRole('listitem', { name: 'Lift' })).toBeNull();
    expect(screen.queryByText(/Cost|£/)).toBeNull();
  });

  it('shows staff what the brand sees, without its settings', async () => {
    open({ lift: tooLittle }, staff, aCollab({ deliverables: [aPiece({ publishedAt: '2027-03-09T12:00:00.000Z' })] }));
    expect(await figure('Lift')).toContain('We need the venue’s covers');
    expect(screen.queryByRole('link', { name: 'Add covers' })).toBeNull();
  });

  it('says that it can’t be read', async () => {
    serve({
      '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
      [`${root}/results`]: { status: 403, body: { code: 'request/forbidden', detail: 'Not today.' } },
    });
    renderPage(<Known part={CollabResults} of={collab} />);
    expect(await screen.findByText('Not today.')).toBeVisible();
  });
});
