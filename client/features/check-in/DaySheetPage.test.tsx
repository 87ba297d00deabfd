import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { londonTimeAt } from '../../../server/contract/rules/london-time';
import { renderPage } from '../../test/render';
import { useSession } from '../../shell/session/session-context';
import { brand, serve, sessionOf } from '../../test/server';
import { DaySheetPage } from './DaySheetPage';

const visit = {
  collabId: '01970000-0000-7000-8000-00000000c011',
  visitAt: '2027-03-09T19:30:00.000Z',
  name: 'Ada Marsh',
  handle: 'ada',
  avatarPath: null,
  guests: 1,
  title: 'Supper for two',
  venue: 'Quay Street',
  note: '',
  handoffNote: 'Table 12, by the window',
  included: 'A tasting menu',
  capPence: 9_500,
  callWho: 'Ask for Sam, 020 7946 0000',
  changes: [],
  wasAt: null,
  checkedInAt: null,
  foodRisks: {
    ...{ open: true, until: '2027-03-10T07:30:00.000Z', own: { chosen: ['tree-nuts'], other: null } },
    guests: [{ name: 'Tom', chosen: ['milk'], other: null }],
  },
};
const today = londonTimeAt(new Date()).date;

function open(visits: object[], more: object = {}, at = '/app/brand/day-sheet') {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    [`/api/v1/day-sheet?day=${today}`]: { body: { day: today, visits, gone: [], mailed: [], ...more } },
    '/api/v1/day-sheet?day=2027-03-09': { body: { day: '2027-03-09', visits: [visit], gone: [], mailed: [] } },
  });
  return renderPage(<Known />, { at });
}

/** The page is behind the guard, which knows the session. */
const Known = () => (useSession().actor.type === 'brand' ? <DaySheetPage /> : null);

describe('the day sheet', () => {
  it('R321: shows who comes today, with what each of the party must not be served', async () => {
    open([visit]);
    const row = within(await screen.findByRole('list', { name: 'Visits' }));
    expect(row.getByRole('link', { name: 'Ada Marsh' })).toHaveAttribute('href', `/app/collabs/${visit.collabId}`);
    expect(row.getByText('19:30')).toBeVisible();
    const party = within(row.getByRole('list', { name: 'Allergies and diet' })).getAllByRole('listitem');
    expect(party.map(({ textContent }) => textContent)).toEqual(['Ada Marsh:Tree nuts', 'Tom:Milk']);
  });

  it('shows another day, and says when nobody comes', async () => {
    const { user } = open([]);
    expect(await screen.findByText('No visits on this day')).toBeVisible();
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '2027-03-09');
    expect(await screen.findByText('Ada Marsh')).toBeVisible();
  });

  it('has what the floor needs, and asks where they haven’t answered about allergies', async () => {
    open([visit, { ...visit, collabId: 'c2', name: 'Noor Aziz', foodRisks: { ...visit.foodRisks, own: null, guests: [] } }]);
    const [ada, noor] = within(await screen.findByRole('list', { name: 'Visits' })).getAllByText('19:30').map((time) => within(time.closest('li')!));
    for (const text of ['Table 12, by the window', 'Supper for two', 'A tasting menu', 'Up to £95', 'Ask for Sam, 020 7946 0000'])
      expect(ada!.getByText(text)).toBeVisible();
    expect(ada!.getByText(/Up to 2 people/)).toBeVisible();
    expect(ada!.queryByText(/Please ask them/)).toBeNull();
    expect(noor!.getByText(/Please ask them/)).toBeVisible();
  }); // prettier-ignore

  it('asks about a guest’s guest, and forgets allergies once the visit is over', async () => {
    const guests = visit.foodRisks.guests;
    const noor = { ...visit, collabId: 'c2', name: 'Noor', foodRisks: { ...visit.foodRisks, own: null } };
    const mo = { ...visit, collabId: 'c3', name: 'Mo', foodRisks: { ...visit.foodRisks, guests: [] } };
    const over = { ...visit, collabId: 'c4', name: 'Lee', foodRisks: { ...visit.foodRisks, until: '2026-01-01T00:00:00.000Z', guests } };
    open([noor, mo, over]);
    const rows = within(await screen.findByRole('list', { name: 'Visits' })).getAllByText('19:30').map((time) => within(time.closest('li')!));
    expect(rows[0]!.getByText('Please ask them about allergies.')).toBeVisible();
    expect(rows[1]!.getByText('If they bring a guest, ask them about allergies.')).toBeVisible();
    expect(rows[2]!.queryByText(/Tree nuts|allergies/)).toBeNull();
  }); // prettier-ignore

  it('marks what has changed since it was emailed, in words', async () => {
    open([{ ...visit, changes: ['moved', 'allergies'], wasAt: '2027-03-09T18:00:00.000Z' }], {
      gone: [
        {
          collabId: 'c3',
          name: 'Tom Reed',
          handle: 'tom',
          wasAt: '2027-03-09T20:00:00.000Z',
          nowAt: null,
          isCancelled: true,
        },
      ],
      mailed: [{ venueId: 'v1', venue: 'Quay Street', mailedAt: '2027-03-09T09:00:00.000Z' }],
    });
    expect(await screen.findByText('Quay Street: emailed at 09:00. Changes since then are marked.')).toBeVisible();
    for (const words of ['Moved from 18:00', 'Allergies changed']) expect(screen.getByText(words)).toBeVisible();
    const gone = within(screen.getByRole('list', { name: 'No longer on this day' }));
    expect(gone.getByText('Tom Reed')).toBeVisible();
    expect(gone.getByText('Cancelled')).toBeVisible();
  });

  it('opens on the day that an email names, and prints it', async () => {
    open([], {}, '/app/brand/day-sheet?day=2027-03-09');
    expect(await screen.findByText('Ada Marsh')).toBeVisible();
    const [path] = screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')!.split('&');
    expect(path).toBe('/api/v1/day-sheet/sheet.pdf?day=2027-03-09');
  });
});
