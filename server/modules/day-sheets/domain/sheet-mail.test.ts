import { brandActor, monday } from '../../../../test/support/collabs.js';
import { keepSheetMail, noSheetMail, recipientsOf, type SheetMailWishes, stopSheetMail } from './day-sheet.js';

const owner = { ...brandActor, memberRole: 'owner' } as const;
const none = noSheetMail('brand', 'venue');
const wishes = (emails: string[], again: string[] = [], hour: number | null = 9): SheetMailWishes => ({
  hour,
  emails,
  again,
});
const kept = keepSheetMail(none, wishes(['kitchen@ember.example', 'floor@ember.example']), owner);
const stopped = stopSheetMail(kept, 'Kitchen@ember.example', monday);

describe('whom a sheet is emailed to', () => {
  it('those whom an owner or admin lists, each once', () => {
    expect(recipientsOf(none)).toEqual([]);
    expect(recipientsOf(keepSheetMail(none, wishes(['a@b.example', 'A@b.example']), owner))).toEqual(['a@b.example']);
    expect(() => keepSheetMail(none, wishes([]), { ...owner, memberRole: 'member' })).toThrow(
      expect.objectContaining({ code: 'identity/role-not-enough' }),
    );
  });

  it('someone, unless it is off', () => {
    expect(() => keepSheetMail(kept, wishes([]), owner)).toThrow(
      expect.objectContaining({ code: 'collabs/sheet-address-needed' }),
    );
    expect(keepSheetMail(kept, wishes([], [], null), owner)).toEqual(none);
  });

  it('nobody who has stopped the emails, whatever else the brand saves', () => {
    expect(recipientsOf(stopped)).toEqual(['floor@ember.example']);
    expect(recipientsOf(stopSheetMail(stopped, 'kitchen@ember.example', new Date()))).toEqual(['floor@ember.example']);
    const saved = keepSheetMail(stopped, wishes(['kitchen@ember.example'], [], 10), owner);
    expect(saved).toMatchObject({ hour: 10, addresses: [{ stoppedAt: monday.toISOString() }] });
    expect(recipientsOf(saved)).toEqual([]);
  });

  it('not even when their address was off the list in between', () => {
    const without = keepSheetMail(stopped, wishes(['floor@ember.example']), owner);
    expect(recipientsOf(keepSheetMail(without, wishes(['KITCHEN@ember.example']), owner))).toEqual([]);
  });

  it('them again once the brand adds them knowing that', () => {
    const again = keepSheetMail(stopped, wishes(['kitchen@ember.example'], ['kitchen@ember.example']), owner);
    expect(recipientsOf(again)).toEqual(['kitchen@ember.example']);
  });
}); // prettier-ignore
