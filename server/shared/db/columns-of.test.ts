import { EntitySchema } from 'typeorm';
import { columnsOf, jsonOf } from './columns-of.js';

type Parcel = Readonly<{ id: string; sentTo: string; grams: number; secret?: string }>;

const ParcelSchema = new EntitySchema<Parcel>({
  name: 'Parcel',
  columns: {
    id: { type: 'uuid', primary: true },
    sentTo: { type: 'text', name: 'sent_to' },
    grams: { type: 'bigint' },
    secret: { type: 'text', select: false },
  },
});

describe('what a statement selects of an entity', () => {
  it('is every column that may be read, under the names of the entity', () => {
    expect(columnsOf(ParcelSchema)).toBe('id as "id", sent_to as "sentTo", grams::float8 as "grams"');
    expect(jsonOf(ParcelSchema, 'p')).toBe(`'id', p.id, 'sentTo', p.sent_to, 'grams', p.grams`);
  });

  it('is less where that is said', () => {
    expect(columnsOf(ParcelSchema, 'p', { without: ['id', 'grams'] })).toBe('p.sent_to as "sentTo"');
    expect(jsonOf(ParcelSchema, 'p', { only: ['grams'] })).toBe(`'grams', p.grams`);
  });

  it('does not compile with a name that the entity does not have', () => {
    // @ts-expect-error a parcel has no colour
    expect(columnsOf(ParcelSchema, 'p', { without: ['colour'] })).toContain('sent_to');
    // @ts-expect-error a parcel has no colour
    expect(jsonOf(ParcelSchema, 'p', { only: ['colour'] })).toBe('');
  });
});
