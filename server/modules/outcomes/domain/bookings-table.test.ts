import type { TableRow } from '../../../contract/rules/tables/table-shape.js';
import { type BookingRow, nameOf, noticesOf, passedOver, proposeColumns, rowIn, rulesOf } from './bookings-table.js';

const now = new Date('2026-11-27T20:00:00Z');

function read(headers: readonly string[], ...table: readonly (readonly string[])[]) {
  const mapping = proposeColumns(headers, table);
  const rows = table.map((cells, at): TableRow => ({ number: at + 2, cells }));
  const rules = rulesOf(headers, rows, mapping, now);
  return { mapping, rows: rows.map((row) => rowIn(row, rules)) };
}

describe('a table of bookings', () => {
  it.each([
    [
      'ResDiary',
      ['Booking Reference', 'Visit Date', 'Visit Time', 'Covers', 'Promotion Code', 'Total Spend'],
      ['A1', '24/11/2026', '19:30', '2', 'MAYA', '84.50'],
    ],
    [
      'SevenRooms',
      ['Reservation ID', 'Date', 'Time', 'Party Size', 'Promo Code', 'POS Total'],
      ['A1', '2026-11-24', '7:30 PM', '2', 'MAYA', '£84.50'],
    ],
    [
      'OpenTable',
      ['Confirmation Number', 'Visit Date', 'Visit Time', 'Party Size', 'Promo Code', 'Bill'],
      ['A1', 'Nov 24, 2026', '7:30 pm', '2', 'MAYA', '84.50'],
    ],
  ])('is read as %s exports it', (_, headers, cells) => {
    expect(read(headers, cells).rows).toEqual([
      {
        ...{ day: '2026-11-24', at: new Date('2026-11-24T19:30:00Z'), covers: 2, word: 'MAYA', heard: null },
        ...{ spendPence: 8_450, reference: 'A1', venue: null },
      },
    ]);
  });

  it('may say how guests heard of the place, and where they were', () => {
    const headers = ['Date', 'Guests', 'Who sent you?', 'Restaurant'];
    const { rows } = read(headers, ['25/11/2026', '4', 'Maya', 'Ember & Rye']);
    expect(rows).toEqual([
      expect.objectContaining({ heard: 'Maya', venue: 'Ember & Rye', covers: 4, at: new Date('2026-11-25T12:00:00Z') }),
    ]);
  });

  it('has London times, also in summer, within the date and without one today', () => {
    const at = (day: string) => (read(['Date', 'Covers'], [day, '2']).rows[0] as BookingRow).at.toISOString();
    expect(at('2026-07-03T19:30')).toBe('2026-07-03T18:30:00.000Z');
    expect(at('2026-11-27 23:00')).toBe(now.toISOString());
  });

  it('has the month first if a day above 12 shows it', () => {
    const { rows } = read(['Date', 'Covers'], ['11/02/2026', '2'], ['11/24/2026', '3']);
    expect(rows.map((row) => (row as BookingRow).day)).toEqual(['2026-11-02', '2026-11-24']);
  });

  it('has rows that are skipped, and rows that can’t be read', () => {
    const { rows } = read(
      ['Date', 'Covers'],
      ['', ''],
      ['Total', '12'],
      ['28/11/2026', '2'],
      ['24/11/2026', '0'],
      ['soon', '2'],
      ['24/11/2026', 'many'],
    );
    const { empty, total, later, nobody } = passedOver;
    expect(rows).toEqual([
      empty,
      total,
      later,
      nobody,
      expect.stringContaining('date'),
      expect.stringContaining('covers'),
    ]);
  });

  it.each([
    ['84.50', '£84.50'],
    ['£1,234.5', '£1,234.50'],
    ['1,234.00', '£1,234'],
  ])('reads a spend of %s back as %s', (typed, said) => {
    const headers = ['Date', 'Covers', 'Spend'];
    const rows = [['24/11/2026', '2', typed]];
    const rules = rulesOf(headers, [{ number: 2, cells: rows[0]! }], proposeColumns(headers, rows), now);
    expect(noticesOf(rows, rules)).toEqual([`Spend: “${typed.replace('£', '')}” is read as ${said}.`]);
  });

  it('counts equal rows apart, and the same table once', () => {
    const [row] = read(['Date', 'Covers'], ['24/11/2026', '2']).rows as [BookingRow];
    expect(nameOf(row, 'MAYA', 0)).toBe(nameOf({ ...row }, 'MAYA', 0));
    const names = [
      nameOf(row, 'MAYA', 0),
      nameOf(row, 'MAYA', 1),
      nameOf(row, 'LEO', 0),
      nameOf({ ...row, covers: 3 }, 'MAYA', 0),
    ];
    expect(new Set(names).size).toBe(4);
  });
});
