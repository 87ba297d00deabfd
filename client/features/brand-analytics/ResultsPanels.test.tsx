import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aCollabsResults, aLift, anInfluencersResults, aReport, tooLittle } from '../../test/results';
import { renderPage } from '../../test/render';
import { ResultsPanels } from './ResultsPanels';

const open = (...changes: Parameters<typeof aReport>) =>
  renderPage(<ResultsPanels results={aReport(...changes)} openCollabs />);
const ben = { id: 'i2', name: 'Ben Ode', handle: 'ben' };
const bens = aCollabsResults({ influencer: ben, collab: { id: 'c2', title: 'Brunch' } });
const cellsOf = (table: string) =>
  within(screen.getByRole('region', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('guests are shown in figures that are each known in another way, and not added up', () => {
  open();
  const figure = (name: string) => screen.getByRole('listitem', { name }).textContent;
  expect(figure('Redeemed')).toBe('RedeemedMeasured12 guestsUsed a creator’s word or code.£7.92 per guest');
  expect(figure('Named')).toBe('NamedCounted at the venue0 guestsSaid which creator sent them.');
  expect(figure('Clicked')).toBe('ClickedMeasured140Clicks on creators’ links. Bots don’t count.');
  expect(screen.queryByRole('listitem', { name: 'Lift' })).toBeNull();
});

test('the lift of each Collab is shown with its interval, in words and as a bar on one scale', () => {
  open({ collabs: [aCollabsResults(), { ...bens, lift: aLift(-9, 15, 41) }, { ...bens, lift: tooLittle }] });
  const rows = within(screen.getByRole('list', { name: 'Lift by Collab' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ada MarshFrom 4 Mar 2027About 35 more. Between 12 and 58 more guests than usual.',
    'Ben OdeFrom 4 Mar 2027We can’t tell. Somewhere between 9 fewer and 41 more guests: your ordinary ups and downs could explain that.',
  ]);
});

test('the table has every Collab, also those without an estimate', async () => {
  const { user } = open({ collabs: [aCollabsResults(), { ...bens, lift: tooLittle, givenPence: null }] });
  await user.click(screen.getByRole('button', { name: 'As a table' }));
  expect(cellsOf('Guests by Collab')).toEqual([
    ['Supper for two', 'Ada Marsh', '12', '0', '140', 'About 35 more', '12', '58', '£95'],
    ['Brunch', 'Ben Ode', '12', '0', '140', 'We can’t tell', 'N/A', 'N/A', 'N/A'],
  ]);
  expect(screen.getByRole('link', { name: 'Brunch' })).toHaveAttribute('href', '/app/collabs/c2');
});

test('says what is missing where no lift can be told', () => {
  open({ collabs: [aCollabsResults({ lift: tooLittle })] });
  expect(screen.getByText(/^We can’t tell yet\. We need a post, and your venue’s covers/)).toBeVisible();
});

test('influencers are compared only with enough data', () => {
  const isComparable = { redeemed: true, named: false, lift: true };
  open({
    influencers: [
      anInfluencersResults({ collabs: 3, lift: aLift(2, 20, 40), isComparable }),
      anInfluencersResults({ influencer: ben }),
    ],
  });
  expect(cellsOf('Creators compared')).toEqual([
    ['Ada Marsh', '3', '12', '£7.92', '0', 'Too few to compare', '140', 'About 20 more. Between 2 and 40 more guests than usual.'],
    ['Ben Ode', '1', '12', 'Too few to compare', '0', 'Too few to compare', '140', 'Too few to compare'],
  ]);
}); // prettier-ignore

test('a plan without reports by influencer has no comparison, and readers of a shared report no links', () => {
  renderPage(<ResultsPanels results={aReport({ influencers: null })} openCollabs={false} />);
  expect(screen.queryByRole('region', { name: 'Guests by creator' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('says when results appear, before there are any', () => {
  open({ collabs: [], influencers: [] });
  expect(screen.getByText(/^Results appear after a creator’s visit/)).toBeVisible();
});
