import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { useSession } from '../../shell/session/session-context';
import { CheckInLinksPage } from './CheckInLinksPage';

const twice = {
  ...{ id: '01970000-0000-7000-8000-0000000000a1', collabId: '01970000-0000-7000-8000-00000000c011' },
  ...{ name: 'Ada Marsh', handle: 'ada', kind: 'check-in', code: 'collabs/code-used', detail: 'Twice.' },
  ...{ at: '2027-03-09T19:34:00.000Z', door: 'The terrace', otherAt: '2027-03-09T19:30:00.000Z', otherDoor: 'The bar' },
};

function open(conflicts: object[], links: object[] = []) {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/check-in-links': { body: { items: links } },
    '/api/v1/check-in-links/conflicts': { body: { items: conflicts } },
    '/api/v1/venues': { body: [] },
  });
  return renderPage(<Known />, { at: '/app/brand/check-in' });
}

/** The page is behind the guard, which knows the session. */
const Known = () => (useSession().actor.type === 'brand' ? <CheckInLinksPage /> : null);

describe('the doors of a brand', () => {
  it('names what has to be checked, with both times and doors, and leads to the Collab', async () => {
    open([twice]);
    const section = within(await screen.findByRole('region', { name: 'Please check' }));
    expect(section.getByRole('listitem')).toHaveTextContent(
      'Ada Marsh was checked in twice: Tue 9 Mar, 19:30 (The bar) and Tue 9 Mar, 19:34 (The terrace).',
    );
    const link = section.getByRole('link', { name: 'View Collab with Ada Marsh' });
    expect(link).toHaveAttribute('href', `/app/collabs/${twice.collabId}`);
  });

  it.each([
    [{ code: 'collabs/visit-cancelled' }, 'Ada Marsh was seen at Tue 9 Mar, 19:34 (The terrace), but the visit had been cancelled.'],
    [{ code: 'collabs/no-show-claimed' }, 'Ada Marsh was seen at Tue 9 Mar, 19:34 (The terrace), but they had been reported as a no-show.'],
    [{ code: 'collabs/visit-unscheduled' }, 'Ada Marsh was seen at Tue 9 Mar, 19:34 (The terrace), but the visit no longer had a time.'],
    [{ kind: 'bill', code: 'collabs/visit-unscheduled' }, 'Ada Marsh got a bill at Tue 9 Mar, 19:34 (The terrace), but the visit no longer had a time.'],
    [{ kind: 'no-show', code: 'collabs/visit-cancelled' }, 'Ada Marsh was reported as a no-show at Tue 9 Mar, 19:34 (The terrace), but the visit had been cancelled.'],
    [{ code: 'collabs/ended' }, 'Ada Marsh was seen at Tue 9 Mar, 19:34 (The terrace), but the Collab had ended.'],
    [{ kind: 'bill', code: 'collabs/bill-answered' }, 'Another bill was entered for Ada Marsh after the first was answered: Tue 9 Mar, 19:34 (The terrace).'],
    [{ kind: 'bill', code: 'collabs/bill-newer' }, 'Two different bills were entered for Ada Marsh. The older one: Tue 9 Mar, 19:34 (The terrace).'],
    [{ outcome: 'refused', code: 'collabs/code-old', detail: 'This code has run out.' }, 'Check-in for Ada Marsh at Tue 9 Mar, 19:34 (The terrace) wasn’t accepted: This code has run out.'],
    [{ kind: 'no-show', otherAt: null, otherDoor: null }, 'Ada Marsh was reported as a no-show at Tue 9 Mar, 19:34 (The terrace), but was checked in by your team.'],
  ])('says what happened: %j', async (more, text) => {
    open([{ ...twice, ...more }]);
    expect(await screen.findByText(text)).toBeVisible();
  }); // prettier-ignore

  it('still shows the link of a venue that was removed, to take back', async () => {
    const of = (end: string) => `01970000-0000-7000-8000-00000000e${end}`;
    const createdAt = '2027-03-09T19:00:00.000Z';
    const link = { id: of('001'), venueId: of('002'), url: 'https://tastemaker.test/check-in/removed', createdAt };
    open([], [link]);
    expect(await screen.findByRole('button', { name: 'Turn off, A venue you’ve removed' })).toBeVisible();
    expect(screen.getByText(link.url)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New PIN, A venue you’ve removed' })).toBeNull();
  });

  it('has only its links where everything fits', async () => {
    open([]);
    expect(await screen.findByRole('button', { name: 'Create a link, All venues' })).toBeVisible();
    expect(screen.queryByText('Please check')).toBeNull();
  });
});
