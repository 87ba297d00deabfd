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
  handoffNote: '',
  checkedInAt: null,
  foodRisks: {
    ...{ open: true, until: '2027-03-10T07:30:00.000Z', own: { chosen: ['tree-nuts'], other: null } },
    guests: [{ name: 'Tom', chosen: ['milk'], other: null }],
  },
};
const today = londonTimeAt(new Date()).date;

function open(visits: object[]) {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    [`/api/v1/day-sheet?day=${today}`]: { body: { day: today, visits } },
    '/api/v1/day-sheet?day=2027-03-09': { body: { day: '2027-03-09', visits: [visit] } },
  });
  return renderPage(<Known />, { at: '/app/brand/day-sheet' });
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
});
