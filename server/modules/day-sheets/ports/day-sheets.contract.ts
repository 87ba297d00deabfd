import { newId } from '../../../shared/kernel/index.js';
import { noSheetMail, type SheetMail, stopSheetMail } from '../domain/day-sheet.js';
import type { SheetMailRepository, SheetRepository } from './day-sheets.js';

/** `venue` makes one of a brand's places. */
export type SheetsWorld = Readonly<{
  mails: SheetMailRepository;
  sheets: SheetRepository;
  venue(brandId: string): Promise<string>;
}>;

const day = '2027-03-04';
const at = (time: string): Date => new Date(`2027-03-04T${time}:00Z`);
const line = { collabId: newId(), visitAt: at('19:30').toISOString(), risks: 'r', note: 'n' };

/** What every SheetMailRepository and SheetRepository promises. */
export function daySheetsContract(world: () => SheetsWorld): void {
  const brandId = newId();

  async function mailed(more: Partial<Pick<SheetMail, 'hour' | 'addresses'>> = {}): Promise<SheetMail> {
    const { mails, venue } = world();
    const addresses = [{ email: 'kitchen@ember.example', isListed: true, stoppedAt: null }];
    const none = noSheetMail(brandId, await venue(brandId));
    return mails.change(none, (mail) => ({ ...mail, hour: 9, addresses, ...more }));
  }

  const due = async (hour: number) => (await world().sheets.due(day, hour, 1_000)).length;
  const toCheck = (checked: string, mailedBy: string) =>
    world().sheets.toCheck(day, { checked: at(checked), mailed: at(mailedBy) }, 1_000);

  it('keeps what a brand says about a venue, and knows nothing about the others', async () => {
    const { mails, venue } = world();
    const mail = await mailed();
    expect(await mails.find(mail.venueId)).toEqual(mail);
    expect(await mails.ofBrand(brandId)).toContainEqual(mail);
    expect(await mails.ofBrand(newId())).toEqual([]);
    expect(await mails.find(await venue(brandId))).toBeNull();
  });

  it('decides on what is there, also when two ask at once', async () => {
    const { mails } = world();
    const mail = await mailed();
    const [kitchen] = mail.addresses;
    const add = (email: string) =>
      mails.change(mail, (now) => ({ ...now, addresses: [...now.addresses, { email, isListed: true, stoppedAt: null }] }));
    await Promise.all([add('floor@ember.example'), add('bar@ember.example'), mails.change(mail, (now) => stopSheetMail(now, kitchen!.email, at('08:00')))]);
    const { addresses } = (await mails.find(mail.venueId))!;
    expect(addresses.map(({ email }) => email).toSorted()).toEqual(['bar@ember.example', 'floor@ember.example', 'kitchen@ember.example']);
    expect(addresses[0]).toMatchObject({ stoppedAt: at('08:00').toISOString() });
  }); // prettier-ignore

  it('has a sheet due from its hour on, while there is anyone to email and none was begun', async () => {
    const { sheets } = world();
    const before = { at8: await due(8), at9: await due(9) };
    const { venueId } = await mailed();
    await mailed({ hour: null });
    await mailed({ addresses: [] });
    await mailed({ addresses: [{ email: 'kitchen@ember.example', isListed: true, stoppedAt: at('08:00').toISOString() }] });
    await mailed({ addresses: [{ email: 'kitchen@ember.example', isListed: false, stoppedAt: null }] });
    expect({ at8: await due(8), at9: await due(9) }).toEqual({ at8: before.at8, at9: before.at9 + 1 });
    expect(await sheets.due(day, 20, 1_000)).toContain(venueId);
    expect([await sheets.begin(venueId, day, at('09:00')), await sheets.begin(venueId, day, at('09:01'))]).toEqual([true, false]);
    expect(await due(9)).toBe(before.at9);
    expect(await sheets.due('2027-03-05', 9, 1_000)).toContain(venueId);
  }); // prettier-ignore

  it('is checked by one caller alone, some time after it was checked and emailed', async () => {
    const { sheets } = world();
    const { venueId } = await mailed();
    await sheets.begin(venueId, day, at('09:00'));
    const sheet = { venueId, day, lines: [line], mailedAt: at('09:00'), checkedAt: at('09:00') };
    await sheets.save(sheet);
    expect(await toCheck('08:59', '09:00')).not.toContain(venueId);
    expect(await toCheck('09:00', '08:59')).not.toContain(venueId);
    expect(await toCheck('09:00', '09:00')).toContain(venueId);
    expect(await sheets.check(venueId, day, at('09:00'), at('09:30'))).toEqual({ ...sheet, checkedAt: at('09:30') });
    expect(await sheets.check(venueId, day, at('09:00'), at('09:30'))).toBeNull();
  });

  it('has the sheets of a brand’s day, until they are forgotten', async () => {
    const { sheets } = world();
    const { venueId } = await mailed();
    await sheets.begin(venueId, day, at('09:00'));
    const sheet = { venueId, day, lines: [line], mailedAt: null, checkedAt: at('09:00') };
    await sheets.save(sheet);
    expect(await sheets.ofBrand(brandId, day)).toContainEqual(sheet);
    expect(await sheets.ofBrand(brandId, '2027-03-05')).toEqual([]);
    expect(await sheets.ofBrand(newId(), day)).toEqual([]);
    expect(await sheets.forget(day)).toBe(0);
    expect(await sheets.forget('2027-03-05')).toBeGreaterThan(0);
    expect(await sheets.ofBrand(brandId, day)).toEqual([]);
  });
}
