import { IsInt, IsString } from 'class-validator';
import { IfGiven } from '../http/field-rules.js';
import { changesIn } from './whole-record.js';

class ParcelInput {
  @IfGiven()
  @IsString()
  note?: string;

  @IfGiven()
  @IsInt()
  grams?: number;
}

const stored = { id: 'p1', code: 'X1', note: 'Fragile', grams: 900, late: true, sentAt: '2027-03-01T10:00:00.000Z' };
const members = { derived: ['late', 'sentAt'], stored: ['id', 'code', 'note', 'grams'] };
const changes = (record: unknown) => changesIn(ParcelInput, record, members, async () => stored);

describe('a record that is sent back', () => {
  it('is reduced to what may be changed, though what is computed has changed since', async () => {
    const later = { ...stored, note: 'Heavy', late: false, sentAt: '2027-03-02T10:00:00.000Z' };
    expect(await changes(later)).toEqual({ note: 'Heavy', grams: 900 });
    expect(await changes({ grams: 80 })).toEqual({ grams: 80 });
  });

  it('is refused by the names of what it changes and may not', async () => {
    await expect(changes({ ...stored, id: 'p2', code: 'X2' })).rejects.toMatchObject({
      ...{ code: 'request/invalid', details: { errors: { id: expect.any(String), code: expect.any(String) } } },
    });
  });

  it('is refused for what no record has, and for what no record is', async () => {
    await expect(changes({ ...stored, colour: 'red' })).rejects.toMatchObject({
      ...{ details: { errors: { colour: expect.any(String) } } },
    });
    for (const nothing of ['text', 7, ['a']]) await expect(changes(nothing)).rejects.toMatchObject({ kind: 'invalid' });
  });
});
