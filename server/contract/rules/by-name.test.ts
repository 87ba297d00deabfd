import { byName, everyNameOf, pick } from './by-name.js';

type Parcel = Readonly<{ to: string; grams: number; sealed: boolean }>;
const parcel = { to: 'Leeds', grams: 900, sealed: true, id: 7 };

describe('what has every name of a type', () => {
  it('is made from the names and keeps their order', () => {
    const whole: Parcel = pick(parcel, ['to', 'grams', 'sealed']);
    const long: Record<keyof Parcel, number> = byName(['to', 'grams', 'sealed'], (name) => name.length);
    expect(whole).toEqual({ to: 'Leeds', grams: 900, sealed: true });
    expect(long).toEqual({ to: 2, grams: 5, sealed: 6 });
    expect(everyNameOf<Parcel>()('sealed', 'to', 'grams')).toEqual(['sealed', 'to', 'grams']);
  });

  it('does not compile where one is forgotten, or is none', () => {
    // @ts-expect-error `sealed` is forgotten
    const lacking: Parcel = pick(parcel, ['to', 'grams']);
    // @ts-expect-error `sealed` is forgotten
    const short: Record<keyof Parcel, number> = byName(['to', 'grams'], (name) => name.length);
    // @ts-expect-error `sealed` is forgotten
    const names = everyNameOf<Parcel>()('to', 'grams');
    // @ts-expect-error a parcel has no colour
    const strange = everyNameOf<Parcel>()('to', 'grams', 'sealed', 'colour');
    expect([lacking, short, names, strange]).toHaveLength(4);
  });
});
