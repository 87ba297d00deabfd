import { influencerActor, monday, staffActor } from '../../../../test/support/collabs.js';
import { york as town } from '../../../../test/support/towns.js';
import { type Addition, nameTowns } from '../../../contract/lists/index.js';
import { type AdditionChanges, addToList, changeAddition, idOfLabel } from './list-addition.js';

const actor = { ...staffActor, staffRole: 'super-user' } as const;
const point = { lat: 53.96, lng: -1.08 };
const add = (list: Addition['list'], label: string, all: readonly Addition[] = [], at: typeof point | null = point) =>
  addToList(all, { list, label, point: at }, actor, monday);
const [york] = add('brand-cities', 'York');
const change = (changes: AdditionChanges, all: readonly Addition[] = [york], id = 'york') =>
  changeAddition(all, 'brand-cities', id, changes, actor, monday);

describe('R444: what staff add to a list', () => {
  it('has an id made of its label, which stays', () => {
    const [added, event] = add('brand-cities', '  St Ives ');
    expect(added).toEqual({ list: 'brand-cities', id: 'st-ives', label: 'St Ives', ...point, withdrawn: false });
    expect(event).toMatchObject({ name: 'list.added', payload: { list: 'brand-cities', id: 'st-ives' } });
    expect(['Zürich', 'Wine & Beer'].map(idOfLabel)).toEqual(['zurich', 'wine-and-beer']);
    const [[renamed], [told]] = change({ label: 'Old York' })!;
    expect(renamed).toEqual({ ...york, label: 'Old York' });
    expect(told).toMatchObject({ name: 'list.renamed', payload: { id: 'york', label: 'Old York' } });
  });

  it.each([
    ['a built-in label', 'LONDON', 'London is already in this list.'],
    ['a built-in id', 'Lon.don', 'London is already in this list.'],
    ['an added label', 'york', 'York is already in this list.'],
  ])('is refused as %s', (_, label, says) => expect(() => add('brand-cities', label, [york])).toThrow(says));

  it('is refused as what was withdrawn, without letters, and without a place', () => {
    expect(() => add('brand-cities', 'York', [{ ...york, withdrawn: true }])).toThrow('Bring it back instead');
    expect(() => add('categories', '東京')).toThrow('at least one letter');
    expect(() => add('brand-cities', 'Wells', [], null)).toThrow('Please say where the city lies');
    const many = Array.from({ length: 200 }, (_, n) => ({
      ...york,
      list: 'categories' as const,
      id: `c${n}`,
      label: `C${n}`,
    }));
    expect(() => add('categories', 'Books', many)).toThrow('Nothing more fits');
  });

  it('is one city in both lists: it takes its place and its name from the other, and is renamed in both', () => {
    const [lives] = add('influencer-cities', 'york', [york], null);
    expect(lives).toEqual({ ...york, list: 'influencer-cities' });
    const [stored] = change({ label: 'Old York' }, [york, lives])!;
    expect(stored).toEqual([
      { ...york, label: 'Old York' },
      { ...lives, label: 'Old York' },
    ]);

    const [bath] = add('influencer-cities', 'Bath', [], null);
    expect(bath).toMatchObject({ id: 'bath', label: 'Bath', lat: 51.381 });
    const rename = () => changeAddition([bath], 'influencer-cities', 'bath', { label: 'Spa' }, actor, monday);
    expect(rename).toThrow('Bath is built in');
  });

  it('keeps the id by which people have chosen a town already, unless it is another of the same name', () => {
    nameTowns([town]);
    try {
      expect(add('brand-cities', 'york', [], null)[0]).toMatchObject({ id: town.id, lat: 53.958, lng: -1.083 });
      expect(add('brand-cities', 'York')[0]).toMatchObject({ id: town.id, ...point });
      expect(add('brand-cities', 'York', [], { lat: 40, lng: -76.7 })[0].id).toBe('york');
      expect(add('categories', 'York', [], null)[0].id).toBe('york');
      expect(add('influencer-cities', 'York', [york], null)[0].id).toBe('york');
      const [listed] = add('brand-cities', 'York');
      expect(add('influencer-cities', 'York', [listed], null)[0]).toMatchObject({ id: town.id, ...point });
      expect(() => add('brand-cities', 'York', [listed])).toThrow('York is already in this list.');
    } finally {
      nameTowns([]);
    }
  });

  it('is withdrawn and brought back; what is so already is no change', () => {
    const [[gone], [event]] = change({ withdrawn: true })!;
    expect([gone, event?.name]).toEqual([{ ...york, withdrawn: true }, 'list.withdrawn']);
    expect(change({ withdrawn: false }, [gone!])![1]).toMatchObject([{ name: 'list.restored' }]);
    expect(change({ withdrawn: false, label: 'York' })).toBeNull();
  });

  it('is never what is built in, nor anybody else’s to change', () => {
    expect(() => change({ withdrawn: true }, [york], 'london')).toThrow('Nothing with this id has been added');
    expect(() => change({ label: 'Leeds' })).toThrow('Leeds is already in this list.');
    expect(() => addToList([], { list: 'categories', label: 'Books', point: null }, influencerActor, monday)).toThrow(
      'doesn’t allow changing settings',
    );
  });
});
