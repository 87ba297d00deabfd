import { brandActor, monday } from '../../../../test/support/collabs.js';
import {
  confirmSheetMail,
  keepSheetMail,
  noSheetMail,
  recipientsOf,
  type SheetMail,
  type SheetMailWishes,
  stopSheetMail,
  toAsk,
} from './day-sheet.js';

const owner = { ...brandActor, memberRole: 'owner' } as const;
const none = noSheetMail('brand', 'venue');
const wishes = (emails: string[], again: string[] = [], hour: number | null = 9): SheetMailWishes => ({
  hour,
  emails,
  again,
});
const confirmed = (mail: SheetMail): SheetMail =>
  mail.addresses.reduce((each, { email }) => confirmSheetMail(each, email, monday), mail);
const kept = confirmed(keepSheetMail(none, wishes(['kitchen@ember.example', 'floor@ember.example']), owner));
const stopped = stopSheetMail(kept, 'Kitchen@ember.example', monday);

describe('whom a sheet is emailed to', () => {
  it('those whom an owner or admin lists, each once', () => {
    expect(recipientsOf(none)).toEqual([]);
    const twice = keepSheetMail(none, wishes(['a@b.example', 'A@b.example']), owner);
    expect(recipientsOf(confirmed(twice))).toEqual(['a@b.example']);
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

  it('nobody who hasn’t confirmed that they want it; new addresses are asked, and others on request', () => {
    const added = keepSheetMail(kept, wishes(['kitchen@ember.example', 'bar@ember.example']), owner);
    expect(recipientsOf(added)).toEqual(['kitchen@ember.example']);
    expect(toAsk(kept, added, [])).toEqual(['bar@ember.example']);
    const saved = keepSheetMail(added, wishes(['kitchen@ember.example', 'bar@ember.example']), owner);
    expect(toAsk(added, saved, [])).toEqual([]);
    expect(toAsk(added, saved, ['bar@ember.example'])).toEqual(['bar@ember.example']);
    const answered = confirmSheetMail(saved, 'BAR@ember.example', monday);
    expect(recipientsOf(answered)).toEqual(['kitchen@ember.example', 'bar@ember.example']);
  });

  it('them again once the brand adds them knowing that, and they confirm', () => {
    const asked = wishes(['kitchen@ember.example'], ['kitchen@ember.example']);
    const again = keepSheetMail(stopped, asked, owner);
    expect(toAsk(stopped, again, asked.again)).toEqual(['kitchen@ember.example']);
    expect(recipientsOf(again)).toEqual([]);
    expect(recipientsOf(confirmSheetMail(again, 'kitchen@ember.example', monday))).toEqual(['kitchen@ember.example']);
  });

  it('no address that can’t be emailed', () => {
    const failed = stopSheetMail(kept, 'kitchen@ember.example', monday, 'undeliverable');
    expect(recipientsOf(failed)).toEqual(['floor@ember.example']);
    expect(failed.addresses[0]).toMatchObject({ stoppedFor: 'undeliverable', stoppedAt: monday.toISOString() });
    expect(stopSheetMail(failed, 'kitchen@ember.example', monday)).toEqual(failed);
  });
}); // prettier-ignore
