import { describe, expect, it } from '@jest/globals';
import { csvOf } from './csv';

type Row = { name: string | null; followers: number };
const columns = [
  { header: 'Name', value: ({ name }: Row) => name },
  { header: 'Followers', value: ({ followers }: Row) => followers },
];
const nameCell = (name: string | null) => csvOf([{ name, followers: 1 }], columns).split('\r\n')[1];

describe('csvOf', () => {
  it('writes a header and one line a row', () => {
    expect(csvOf([{ name: 'Ada', followers: -3 }], columns)).toBe('Name,Followers\r\nAda,-3\r\n');
  });

  it('quotes what would break the line, and doubles quotes', () => {
    expect(nameCell('Oak, "the" bar')).toBe('"Oak, ""the"" bar",1');
  });

  it.each(['=1+1', '+44 20', '-cmd', '@handle', '\tx'])('takes the formula out of %j', (name) => {
    expect(nameCell(name)).toBe(`'${name},1`);
  });

  it('leaves nothing where there is nothing', () => {
    expect(nameCell(null)).toBe(',1');
  });
});
