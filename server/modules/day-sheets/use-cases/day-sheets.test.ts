import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { brandActor } from '../../../../test/support/collabs.js';
import { aSheetVisit, supper } from '../../../../test/support/day-sheets.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { newId } from '../../../shared/kernel/index.js';
import {
  InMemoryBrandVenues,
  InMemorySheetLetters,
  InMemorySheetMailRepository,
  InMemorySheetRepository,
  InMemorySheetVisits,
  InMemoryStopLinks,
} from '../adapters/in-memory-day-sheets.js';
import { ForgetDaySheets, SendDaySheets, SheetMailService, ShowDaySheet, WriteDaySheet } from './day-sheets.js';

const actor = { ...brandActor, memberRole: 'owner' } as const;
const brandId = brandActor.profile!.uid;
const nine = new Date('2027-03-04T09:00:00Z');
const minutes = (after: number) => new Date(nine.getTime() + after * 60_000);

function aDay() {
  const clock = new FixedClock(nine);
  const mails = new InMemorySheetMailRepository();
  const sheets = new InMemorySheetRepository(mails);
  const [visits, venues, links] = [new InMemorySheetVisits(), new InMemoryBrandVenues(), new InMemoryStopLinks()];
  const write = new WriteDaySheet(mails, sheets, visits, venues, clock);
  const letters = new InMemorySheetLetters(write);
  const [quay, hill] = [newId(), newId()];
  venues.venues.push({ brandId, id: quay, name: 'Quay Street' }, { brandId, id: hill, name: 'Hill Road' });
  const transaction = new NoTransaction();
  const service = new SheetMailService(mails, venues, links, letters, transaction, clock);
  const send = new SendDaySheets(mails, sheets, visits, letters, transaction, clock);
  const ask = (venueId: string, emails = ['kitchen@ember.example'], hour: number | null = 9, again: string[] = []) =>
    service.keep(actor, venueId, { hour, emails, again });
  /** The same, and all of them confirm. */
  const keep: typeof ask = async (...wish) => {
    const kept = await ask(...wish);
    for (const { email } of kept.addresses) await service.confirm(links.tokenOf(kept.venueId, email));
    return kept;
  };
  /** The letters that are sent at this moment. */
  const sentAt = async (now: Date) => {
    clock.set(now);
    const before = letters.sent.length;
    await send.execute();
    return letters.sent.slice(before);
  };
  const show = new ShowDaySheet(visits, sheets, venues, clock);
  return { clock, mails, sheets, visits, letters, links, quay, hill, service, ask, keep, write, sentAt, show, forget: new ForgetDaySheets(sheets, clock) };
} // prettier-ignore

describe('the sheet of the day', () => {
  it('is emailed once, from the hour that the venue chose, to everyone on its list', async () => {
    const { visits, quay, keep, sentAt } = aDay();
    visits.visits = [aSheetVisit({ venueId: quay })];
    expect(await sentAt(nine)).toEqual([]);
    await keep(quay, ['kitchen@ember.example', 'floor@ember.example']);
    expect(await sentAt(minutes(-1))).toEqual([]);
    expect((await sentAt(nine)).map(({ to, venue, isUpdate }) => [to, venue, isUpdate])).toEqual([
      ['kitchen@ember.example', 'Quay Street', false],
      ['floor@ember.example', 'Quay Street', false],
    ]);
    expect(await sentAt(minutes(1))).toEqual([]);
    expect(await sentAt(minutes(120))).toEqual([]);
  });

  it('follows the clock of the UK in summer', async () => {
    const { visits, quay, keep, sentAt } = aDay();
    await keep(quay);
    visits.visits = [aSheetVisit({ visitAt: new Date('2027-07-01T18:00:00Z') })];
    expect(await sentAt(new Date('2027-07-01T07:59:00Z'))).toEqual([]);
    expect(await sentAt(new Date('2027-07-01T08:00:00Z'))).toHaveLength(1);
  });

  it('has the visits of its venue, and those of offers that name none', async () => {
    const { visits, quay, hill, keep, sentAt } = aDay();
    await keep(quay);
    visits.visits = [aSheetVisit({ venueId: quay }), aSheetVisit({ venueId: hill }), aSheetVisit({ venueId: null }), aSheetVisit({ visitAt: hoursAfter(supper, 24) })];
    const [letter] = await sentAt(nine);
    expect(letter!.visits.map(({ collabId }) => collabId)).toEqual([visits.visits[0]!.collabId, visits.visits[2]!.collabId]);
  }); // prettier-ignore

  it('is not emailed to a venue without visits to come, and is once one is booked', async () => {
    const { visits, quay, keep, sentAt } = aDay();
    await keep(quay);
    visits.visits = [aSheetVisit({ visitAt: hoursAfter(nine, -1) })];
    expect(await sentAt(nine)).toEqual([]);
    visits.visits = [...visits.visits, aSheetVisit()];
    expect(await sentAt(minutes(4))).toEqual([]);
    const [letter] = await sentAt(minutes(5));
    expect(letter).toMatchObject({ isUpdate: false, visits: [{ changes: [] }, { changes: [] }] });
  });

  it('is written when it is sent: as the visits are then, and not after its day or to someone who has stopped it', async () => {
    const { clock, visits, links, quay, keep, service, sentAt, write } = aDay();
    await keep(quay);
    const ada = aSheetVisit({ name: 'Ada' });
    visits.visits = [ada];
    await sentAt(nine);
    const written = () => write.execute(quay, '2027-03-04', 'kitchen@ember.example');
    visits.visits = [ada, aSheetVisit({ name: 'Noor' })];
    expect(await written()).toMatchObject({ isUpdate: false, visits: [{ name: 'Ada' }, { name: 'Noor' }] });
    clock.set(new Date('2027-03-05T00:00:00Z'));
    expect(await written()).toBeNull();
    clock.set(nine);
    await service.stop(links.tokenOf(quay, 'kitchen@ember.example'));
    expect(await written()).toBeNull();
  });

  it('reaches every venue, even if one fails, which is tried again', async () => {
    const { visits, letters, quay, hill, keep, sentAt } = aDay();
    await Promise.all([keep(quay), keep(hill)]);
    visits.visits = [aSheetVisit()];
    letters.broken = quay;
    await expect(sentAt(nine)).rejects.toThrow('no paper');
    expect(letters.sent.map(({ venueId }) => venueId)).toEqual([hill]);
  });
});

describe('a change after the sheet was emailed', () => {
  it('brings one more email that marks it, half an hour after the last at the earliest', async () => {
    const { visits, quay, keep, sentAt } = aDay();
    await keep(quay);
    const [ada, noor] = [aSheetVisit({ name: 'Ada' }), aSheetVisit({ name: 'Noor' })];
    visits.visits = [ada, noor];
    visits.left.set(noor.collabId, { name: 'Noor', handle: 'noor', nowAt: null, isCancelled: true });
    await sentAt(nine);
    visits.visits = [{ ...ada, marks: [{ ...ada.marks[0], risks: 'milk, too' }] }];
    expect(await sentAt(minutes(29))).toEqual([]);
    const [update, ...more] = await sentAt(minutes(30));
    expect(more).toEqual([]);
    expect(update).toMatchObject({
      isUpdate: true,
      visits: [{ name: 'Ada', changes: ['allergies'] }],
      gone: [{ name: 'Noor', wasAt: supper, isCancelled: true }],
    });
    expect(await sentAt(minutes(90))).toEqual([]);
    visits.visits = [{ ...visits.visits[0]!, visitAt: hoursAfter(supper, 1) }];
    expect(await sentAt(minutes(95))).toMatchObject([{ visits: [{ changes: ['moved'], wasAt: supper }], gone: [] }]);
  });

  it('brings none once the visit has begun, the email is off or everyone has stopped it', async () => {
    const { visits, links, quay, keep, service, sentAt } = aDay();
    const visit = aSheetVisit();
    const change = (risks: string) => void (visits.visits = [{ ...visit, marks: [{ ...visit.marks[0], risks }] }]);
    await keep(quay);
    change('none');
    await sentAt(nine);
    change('milk');
    await keep(quay, ['kitchen@ember.example'], null);
    expect(await sentAt(minutes(60))).toEqual([]);
    await keep(quay);
    await service.stop(links.tokenOf(quay, 'kitchen@ember.example'));
    expect(await sentAt(minutes(70))).toEqual([]);
    await keep(quay, ['kitchen@ember.example'], 9, ['kitchen@ember.example']);
    expect(await sentAt(supper)).toEqual([]);
  });

  it('is marked on the page, for the day and the venue whose sheet was emailed', async () => {
    const { visits, quay, hill, keep, sentAt, show } = aDay();
    await keep(quay);
    const [ada, noor] = [aSheetVisit({ name: 'Ada', venueId: quay }), aSheetVisit({ name: 'Noor', venueId: hill })];
    visits.visits = [ada, noor];
    expect(await show.execute(actor, '2027-03-04')).toMatchObject({ mailed: [], visits: [{ changes: [] }, { changes: [] }] });
    await sentAt(nine);
    visits.visits = [noor, aSheetVisit({ name: 'Tom', venueId: quay }), aSheetVisit({ name: 'Mo', venueId: hill })];
    visits.left.set(ada.collabId, { name: 'Ada', handle: 'ada', nowAt: hoursAfter(supper, 48), isCancelled: false });
    const sheet = await show.execute(actor, '2027-03-04');
    expect(sheet.mailed).toEqual([{ venueId: quay, venue: 'Quay Street', mailedAt: nine }]);
    expect(sheet.visits.map(({ name, changes }) => [name, ...changes])).toEqual([['Noor'], ['Tom', 'booked'], ['Mo']]);
    expect(sheet.gone).toMatchObject([{ name: 'Ada', wasAt: supper, nowAt: hoursAfter(supper, 48) }]);
  }); // prettier-ignore

  it('is forgotten with its day', async () => {
    const { visits, clock, quay, keep, sentAt, show, forget } = aDay();
    await keep(quay);
    visits.visits = [aSheetVisit()];
    await sentAt(nine);
    expect(await forget.execute()).toBe(0);
    clock.set(hoursAfter(nine, 24));
    expect(await forget.execute()).toBe(1);
    expect((await show.execute(actor, '2027-03-04')).mailed).toEqual([]);
  });
});

describe('the emails of a venue', () => {
  it('are off until an owner or admin of the brand switches them on', async () => {
    const { service, quay, hill, keep } = aDay();
    const off = { hour: null, addresses: [] };
    expect(await service.list(actor)).toMatchObject([{ venueId: quay, ...off }, { venueId: hill, venue: 'Hill Road', ...off }]);
    expect(await keep(hill)).toMatchObject({ venueId: hill, venue: 'Hill Road', hour: 9 });
    expect(await service.list(actor)).toMatchObject([off, { hour: 9, addresses: [{ email: 'kitchen@ember.example' }] }]);
    await expect(keep(newId())).rejects.toMatchObject({ code: 'profiles/venue-not-found' });
  }); // prettier-ignore

  it('begin once the owner of an address has confirmed it', async () => {
    const { letters, links, visits, quay, ask, service, sentAt } = aDay();
    visits.visits = [aSheetVisit()];
    await ask(quay, ['kitchen@ember.example', 'floor@ember.example']);
    const asked = { brand: 'Ember & Rye', venueId: quay, venue: 'Quay Street' };
    expect(letters.asked).toEqual([
      { ...asked, to: 'kitchen@ember.example' },
      { ...asked, to: 'floor@ember.example' },
    ]);
    expect(await sentAt(nine)).toEqual([]);
    const token = links.tokenOf(quay, 'floor@ember.example');
    expect(await service.confirm(token)).toMatchObject({
      email: 'floor@ember.example',
      confirmedAt: nine.toISOString(),
    });
    expect((await sentAt(nine)).map(({ to }) => to)).toEqual(['floor@ember.example']);
    await expect(service.confirm('nothing')).rejects.toMatchObject({ code: 'collabs/bad-stop-link' });
  });

  it('stop at every venue for an address that can’t be emailed, and the brand sees why', async () => {
    const { visits, quay, hill, keep, service, sentAt } = aDay();
    visits.visits = [aSheetVisit()];
    for (const venueId of [quay, hill]) await keep(venueId, ['kitchen@ember.example']);
    await service.refuse('KITCHEN@ember.example', 'bounced');
    expect(await sentAt(nine)).toEqual([]);
    const stopped = { addresses: [{ stoppedAt: nine.toISOString(), stoppedFor: 'undeliverable' }] };
    expect(await service.list(actor)).toMatchObject([stopped, stopped]);
  });

  it('stop with the link at their foot, for one address and venue, until the brand adds it again', async () => {
    const { service, links, visits, quay, keep, sentAt } = aDay();
    visits.visits = [aSheetVisit()];
    await keep(quay, ['kitchen@ember.example', 'floor@ember.example']);
    const token = links.tokenOf(quay, 'kitchen@ember.example');
    const confirmedAt = nine.toISOString();
    expect(await service.look(token)).toEqual({ venue: 'Quay Street', email: 'kitchen@ember.example', confirmedAt, stoppedAt: null });
    const stopped = await service.stop(token);
    expect(stopped.stoppedAt).toBe(nine.toISOString());
    expect(await service.stop(token)).toEqual(stopped);
    expect((await sentAt(nine)).map(({ to }) => to)).toEqual(['floor@ember.example']);
    for (const wrong of ['', 'nothing', links.tokenOf(newId(), 'kitchen@ember.example'), links.tokenOf(quay, 'other@ember.example')])
      await expect(service.stop(wrong)).rejects.toMatchObject({ code: 'collabs/bad-stop-link' });
  }); // prettier-ignore
});
