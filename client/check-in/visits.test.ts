import { describe, expect, it } from '@jest/globals';
import { ada, ben, cleo, type Listed, now } from '../test/door';
import { type DoorList, type KeptList, visitsNow, withFound, withVisit } from './visits';

const listed = (items: Listed[], more: Partial<DoorList> = {}): DoorList => ({
  ...{ at: now, until: now, brand: 'Ember & Rye', venue: 'Quay Street', version: 'one', isUnchanged: false },
  ...{ items, left: 0, conflicts: [] },
  ...more,
});
const onPhone = (items: Listed[], more: Partial<DoorList> = {}): KeptList => withFound(listed(items, more), null);
const idsOf = (list: KeptList) => visitsNow(list, [], new Date(now)).map(({ collabId }) => collabId);

describe('a visit that was found by code', () => {
  it('is in its place by time', () => {
    expect(idsOf(withVisit(onPhone([ada, cleo]), ben))).toEqual([ada, ben, cleo].map(({ collabId }) => collabId));
  });

  it('stays when the server’s next list has come, once', () => {
    const found = withVisit(onPhone([ada]), ben);
    expect(idsOf(withFound(listed([ada, cleo]), found))).toEqual([ada, ben, cleo].map(({ collabId }) => collabId));
    expect(idsOf(withFound(listed([ada, ben]), found))).toEqual([ada, ben].map(({ collabId }) => collabId));
  });

  it('makes a phone’s 200 no more: the latest visit gives way, and is counted', () => {
    const evening = (place: number) => new Date(Date.parse(ben.visitAt) + place * 60_000).toISOString();
    const full = Array.from({ length: 200 }, (_, place) => ({ ...ben, collabId: `guest ${place}`, visitAt: evening(place) })); // prettier-ignore
    const found = withVisit(onPhone(full, { left: 12 }), ada);
    for (const list of [found, withFound(listed(full, { left: 12 }), found)]) {
      const ids = idsOf(list);
      expect([ids.length, ids[0], ids.at(-1), list.left]).toEqual([200, ada.collabId, 'guest 198', 13]);
    }
  });
});
