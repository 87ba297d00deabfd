import type { Schema } from '../db/index.js';
import { DomainError } from '../kernel/index.js';
import { defineStaffList, type StaffListDefinition } from './define-staff-list.js';

type Parcel = Readonly<{ id: string; sentTo: string; grams: number; version: number }>;

class ParcelView {
  id: string;
  sentTo: string;
  grams: number;
  late: boolean;
}

const ParcelSchema = {
  options: { columns: { id: {}, sentTo: { name: 'sent_to' }, grams: { type: 'bigint' }, version: {} } },
} as unknown as Schema<Parcel>;

const definition: StaffListDefinition<ParcelView, Parcel> = {
  resource: 'parcels',
  row: ParcelView,
  names: { one: 'Parcel', many: 'Parcels' },
  titles: { one: 'One parcel', many: 'All parcels' },
  from: 'parcels p',
  schema: ParcelSchema,
  without: ['version'],
  fields: {
    grams: {
      sort: true,
      nullsLast: true,
      csv: { Kilograms: (grams) => grams / 1_000, Heavy: (grams) => grams >= 1_000 },
    },
    sentTo: { sort: 'lower(p.sent_to)', filter: true, facet: true, csv: 'Sent to' },
    late: { sql: 'p.due_at < :now', filter: '(p.due_at < :now) = ?' },
  },
  sorts: { distance: 'p.miles' },
  filters: { q: 'p.sent_to like ?' },
  facets: { q: `array['all']` },
  defaultSort: ['grams', 'DESC'],
  notFound: (id) => new DomainError('not-found', 'parcels/not-found', `There is no parcel ${id}.`),
};
const list = defineStaffList(definition);

describe('a staff list, written once', () => {
  it('selects what its rows have: the columns of the schema but those left out, and what has SQL of its own', () => {
    expect(list.columns).toBe(
      'p.id as "id", p.sent_to as "sentTo", p.grams::float8 as "grams", p.due_at < :now as "late"',
    );
  });

  it('sorts, filters and counts by what its fields say, and by columns as an index has them', () => {
    expect(list.fields).toEqual({
      sortable: { grams: 'p.grams', sentTo: 'lower(p.sent_to)', distance: 'p.miles' },
      nullable: ['grams'],
      filterable: { sentTo: 'p.sent_to = ?', late: '(p.due_at < :now) = ?', q: 'p.sent_to like ?' },
      defaultSort: ['grams', 'DESC'],
      tieBreaker: 'p.id',
    });
    expect(list.facets).toEqual({ sentTo: 'array[p.sent_to::text]', q: `array['all']` });
  });

  it('is read at the clock’s time only if its SQL says so', () => {
    expect(list.changesWithTime).toBe(true);
    expect(
      defineStaffList({ ...definition, fields: { ...definition.fields, late: { sql: 'p.late' } } }).changesWithTime,
    ).toBe(false);
  });

  it('writes its file in the order of its fields', () => {
    const row: ParcelView = { id: '1', sentTo: 'Leeds', grams: 1_500, late: false };
    expect(Object.entries(list.csv).map(([heading, text]) => [heading, text(row)])).toEqual([
      ['Kilograms', 1.5],
      ['Heavy', true],
      ['Sent to', 'Leeds'],
    ]);
  });
});
