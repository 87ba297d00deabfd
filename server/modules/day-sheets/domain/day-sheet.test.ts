import { hoursAfter } from '../../../contract/rules/london-time.js';
import { aSheetVisit, supper } from '../../../../test/support/day-sheets.js';
import { changesSince, linesOf, momentsOf, visitsAt } from './day-sheet.js';

const morning = hoursAfter(supper, -10);
const [ada, noor] = [aSheetVisit({ name: 'Ada' }), aSheetVisit({ name: 'Noor' })];
const lines = linesOf([ada, noor]);
const changed = (visits: Parameters<typeof changesSince>[1], now = morning) => {
  const { visits: marked, gone } = changesSince(lines, visits, now);
  return {
    visits: Object.fromEntries(
      marked.map(({ name, changes, wasAt }) => [name, [...changes, ...(wasAt ? [wasAt] : [])]]),
    ),
    gone: gone.map(({ collabId }) => collabId),
  };
};
const none = { gone: [] };

describe('what has changed since a sheet was emailed', () => {
  it('nothing, while the visits are the same', () => {
    expect(changed([ada, noor])).toEqual({ ...none, visits: { Ada: [], Noor: [] } });
  });

  it('a visit was booked, moved within the day, or has gone', () => {
    const later = { ...ada, visitAt: hoursAfter(supper, 1) };
    expect(changed([noor, later, aSheetVisit({ name: 'Tom' })])).toEqual({
      ...none,
      visits: { Noor: [], Ada: ['moved', supper], Tom: ['booked'] },
    });
    expect(changed([noor])).toEqual({ visits: { Noor: [] }, gone: [ada.collabId] });
  });

  it('its allergies or its handover note are other ones', () => {
    const visits = [
      { ...ada, marks: [{ ...ada.marks[0], risks: 'milk, too' }] as const },
      { ...noor, marks: [{ ...noor.marks[0], note: 'table 14' }] as const },
    ];
    expect(changed(visits)).toEqual({ ...none, visits: { Ada: ['allergies'], Noor: ['note'] } });
  });

  it('nothing, where only the product’s secret was replaced since', () => {
    const marks = [{ risks: 'by the present one', note: 'by the present one' }, ada.marks[0]] as const;
    expect(changed([{ ...ada, marks }, noor])).toEqual({ ...none, visits: { Ada: [], Noor: [] } });
  });

  it('is not shown once the visit has begun: then the brand may not know, and nobody cooks for it', () => {
    const over = [{ ...ada, marks: [{ risks: 'closed', note: '' }] as const }];
    expect(changed(over, supper)).toEqual({ ...none, visits: { Ada: [] } });
  });
});

it('a venue receives its own visits, and those of offers that name none', () => {
  const visits = [aSheetVisit({ venueId: 'quay' }), aSheetVisit({ venueId: 'hill' }), aSheetVisit({ venueId: null })];
  expect(visitsAt(visits, 'quay')).toEqual([visits[0], visits[2]]);
});

it.each([
  ['2027-03-04', '2027-03-04T00:00:00.000Z', '2027-03-04T23:59:59.999Z'],
  ['2027-03-28', '2027-03-28T00:00:00.000Z', '2027-03-28T22:59:59.999Z'],
  ['2027-06-01', '2027-05-31T23:00:00.000Z', '2027-06-01T22:59:59.999Z'],
])('%s begins at %s and ends at %s', (day, from, until) => {
  expect(momentsOf(day)).toEqual({ from: new Date(from), until: new Date(until) });
});
