import { FixedClock } from '../../../../test/support/core.js';
import { type Actor, newId, theProduct } from '../../../shared/kernel/index.js';
import {
  InMemoryBookingHooks,
  InMemoryCollabs,
  InMemoryCollabLinks,
  InMemoryCoversDays,
  InMemoryGuestParties,
  InMemoryHookSecrets,
  InMemoryLinkClicks,
  InMemoryLinkTargets,
  InMemorySettingsRepository,
  InMemorySides,
} from '../adapters/in-memory-outcomes.js';
import type { VenueDay } from '../domain/guests.js';
import type { ResultingCollab } from '../ports/neighbours.js';
import { BookingHookService, ResultSettingsService, ReceiveBookings } from './booking-hook-service.js';
import { CollabLinkService, FollowLink } from './collab-link-service.js';
import { CountGuests } from './count-guests.js';
import { ImportBookings } from './import-bookings.js';
import { ShowResults } from './show-results.js';

const [brandId, venueId, otherVenueId, maya, another] = [1, 2, 3, 4, 5].map(
  (last) => `00000000-0000-7000-8000-00000000000${last}`,
) as [string, string, string, string, string];
const brand: Actor = { userId: newId(), role: 'brand', profile: { uid: brandId, type: 'brand' }, memberRole: 'owner' };
const creator: Actor = { userId: newId(), role: 'influencer', profile: { uid: newId(), type: 'influencer' } };
const now = new Date('2026-11-27T19:30:00Z');
const published = '2026-11-10';
const dayAt = (place: number) => new Date(Date.parse(published) + place * 86_400_000).toISOString().slice(0, 10);
const problem = (code: string) => expect.objectContaining({ code });

const collabOf = (id: string): ResultingCollab => ({
  ...{ id, brandId, influencerId: creator.profile!.uid, name: 'Maya Okoro', handle: 'maya.eats', venueId },
  ...{ isAgreed: true, createdAt: new Date('2026-10-01T10:00:00Z'), givenPence: 12_000, title: 'Dinner for two' },
  publishedAt: new Date(`${published}T12:00:00Z`),
});

function world() {
  const clock = new FixedClock(now);
  const [links, clicks, parties, days] = [
    new InMemoryCollabLinks(),
    new InMemoryLinkClicks(),
    new InMemoryGuestParties(),
    new InMemoryCoversDays(),
  ];
  const [settings, hooks, collabs, sides] = [
    new InMemorySettingsRepository(),
    new InMemoryBookingHooks(),
    new InMemoryCollabs([maya, another].map(collabOf)),
    new InMemorySides({ 'ember & rye': venueId, 'ember bar': otherVenueId }),
  ];
  const secrets = new InMemoryHookSecrets(() => clock.now());
  const targets = new InMemoryLinkTargets();
  const guests = new CountGuests(parties, days, links, collabs, sides, clock);
  return {
    ...{ clock, clicks, days, collabs, guests, parties },
    links: new CollabLinkService(links, collabs, targets, clock),
    follow: new FollowLink(links, clicks, settings, sides, targets, clock),
    results: new ShowResults(parties, clicks, days, settings, collabs),
    imports: new ImportBookings(parties, days, links, collabs, sides, clock),
    settings: new ResultSettingsService(settings, targets),
    hooks: new BookingHookService(hooks, secrets, clock),
    receive: new ReceiveBookings(hooks, secrets, guests),
  };
}

const person = { method: 'GET', userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1', purpose: '' };

describe('links', () => {
  it('are the same for both sides, each with its own word', async () => {
    const { links } = world();
    const link = await links.show(brand, maya);
    expect(await links.show(creator, maya)).toEqual(link);
    expect([link.word, (await links.show(brand, another)).word]).toEqual(['MAYA', 'MAYA2']);
  });

  it('wait until the Collab is agreed', async () => {
    const { links, collabs } = world();
    collabs.all[0] = { ...collabs.all[0]!, isAgreed: false };
    await expect(links.show(creator, maya)).rejects.toEqual(problem('outcomes/not-agreed'));
  });

  it('lead where the Collab says, else where the brand says, else to us', async () => {
    const { links, follow, settings } = world();
    const { code } = await links.show(brand, maya);
    const place = async () => new URL(await follow.execute(code, person)).host;
    expect(await place()).toBe('tastemaker.test');
    await settings.change(brand, { targetUrl: 'https://93.184.215.14/book' });
    expect(await place()).toBe('93.184.215.14');
    await links.lead(brand, maya, 'https://1.1.1.1/menu');
    expect(await place()).toBe('1.1.1.1');
    await links.lead(brand, maya, null);
    expect(await place()).toBe('93.184.215.14');
  });

  it('never lead inside our own network, and only the brand changes them', async () => {
    const { links, settings } = world();
    const wrong = problem('outcomes/wrong-target');
    for (const address of ['https://127.0.0.1/', 'https://inside.test/', 'http://1.1.1.1/']) {
      await expect(links.lead(brand, maya, address)).rejects.toEqual(wrong);
      await expect(settings.change(brand, { targetUrl: address })).rejects.toEqual(wrong);
    }
    await expect(links.lead({ ...creator, memberRole: 'owner' }, maya, 'https://1.1.1.1')).rejects.toEqual(
      problem('outcomes/link-not-found'),
    );
  });

  it('count people who follow them, and work for robots', async () => {
    const { links, follow, results } = world();
    const { code } = await links.show(brand, maya);
    for (const visit of [person, person, { ...person, userAgent: 'Googlebot/2.1' }, { ...person, method: 'HEAD' }])
      expect(await follow.execute(code, visit)).toContain('utm_content=maya.eats');
    expect((await results.execute(brand, maya)).clicked).toBe(2);
    await expect(follow.execute('nothing', person)).rejects.toEqual(problem('outcomes/link-not-found'));
  });
});

describe('guests', () => {
  it('are counted by the word, the code or the creator, and each kind for itself', async () => {
    const { links, guests, results } = world();
    const { code } = await links.show(brand, maya);
    for (const said of ['maya', `https://tastemaker.test/r/${code}`])
      await guests.count(brand, { kind: 'redeemed', said, covers: 2 }, 'tap');
    await guests.count(brand, { kind: 'named', collabId: maya, covers: 3 }, 'tap');
    const { redeemed, named } = await results.execute(brand, maya);
    expect([redeemed.covers, named.covers]).toEqual([4, 3]);
  });

  it('belong to the offer’s venue unless another is said, and can be taken back', async () => {
    const { guests } = world();
    const count = (more: object) => guests.count(brand, { kind: 'named', collabId: maya, covers: 2, ...more }, 'tap');
    expect((await count({})).party.venueId).toBe(venueId);
    const { party } = await count({ venueId: otherVenueId });
    expect(party.venueId).toBe(otherVenueId);
    await expect(count({ venueId: newId() })).rejects.toEqual(problem('collabs/venue-unknown'));
    await guests.takeBack(brand, party.id);
    await expect(guests.takeBack(brand, party.id)).rejects.toEqual(problem('outcomes/guests-not-found'));
    expect(await guests.latest(brand)).toHaveLength(1);
  });

  it('of an unknown word, or of another brand’s Collab, are refused', async () => {
    const { guests } = world();
    const stranger: Actor = { ...brand, profile: { uid: newId(), type: 'brand' } };
    const redeem = guests.count(brand, { kind: 'redeemed', said: 'LEO', covers: 2 }, 'api');
    await expect(redeem).rejects.toEqual(problem('outcomes/said-unknown'));
    const name = guests.count(stranger, { kind: 'named', collabId: maya, covers: 2 }, 'api');
    await expect(name).rejects.toEqual(problem('collabs/not-found'));
  });
});

describe('the estimate', () => {
  const daysOf = (id: string, extra: number): VenueDay[] =>
    Array.from({ length: 70 }, (_, at) => ({
      ...{ venueId: id, brandId, day: dayAt(at - 56), source: 'csv' as const },
      covers: 60 + ((at * 7) % 11) + (at >= 56 ? extra : 0),
    }));

  it('begins with the first post, at the offer’s venue', async () => {
    const { days, results, collabs } = world();
    await days.put(daysOf(venueId, 30));
    const { lift } = await results.execute(brand, maya);
    expect(lift).toMatchObject({ status: 'estimated', days: 14, isControlled: false });
    collabs.all[0] = { ...collabs.all[0]!, publishedAt: null };
    expect((await results.execute(brand, maya)).lift.status).toBe('too-little');
  });

  it('is set against other venues that no creator visited', async () => {
    const { days, results, collabs } = world();
    await days.put([...daysOf(venueId, 30), ...daysOf(otherVenueId, 30)]);
    expect((await results.execute(brand, maya)).lift).toMatchObject({ status: 'cannot-tell', isControlled: true });
    collabs.visits = [{ venueId: otherVenueId, at: new Date(`${dayAt(-50)}T19:00:00Z`) }];
    expect((await results.execute(brand, maya)).lift).toMatchObject({ status: 'estimated', isControlled: false });
  });
});

describe('what a brand’s Collabs brought', () => {
  it('is shown for the Collabs of a period, each with its guests, clicks and estimate', async () => {
    const { days, results, guests, clicks, settings } = world();
    await settings.change(brand, { marginPercent: 50 });
    await guests.count(brand, { kind: 'named', collabId: maya, covers: 6, spendPence: 24_000 }, 'tap');
    await guests.count(brand, { kind: 'named', collabId: another, covers: 4 }, 'tap');
    await clicks.count(another);
    await days.put(
      Array.from({ length: 70 }, (_, at) => ({
        ...{ venueId, brandId, day: dayAt(at - 56), source: 'csv' as const },
        covers: 60 + ((at * 7) % 11) + (at >= 56 ? 30 : 0),
      })),
    );
    const between = (from: string, until: string) => results.ofBrand(brandId, new Date(from), new Date(until));
    const { total, collabs, influencers } = await between('2026-10-01', '2026-10-31');
    expect(total).toMatchObject({ collabs: 2, clicked: 1, givenPence: 24_000, redeemed: { covers: 0 } });
    expect(total.named).toMatchObject({ covers: 10, costPerGuestPence: 2_400, marginPerPound: 0.5 });
    const own = await results.execute(brand, maya);
    expect(collabs[0]).toMatchObject({
      ...{ collab: { id: maya, title: 'Dinner for two' }, influencer: { handle: 'maya.eats' } },
      ...{ liftFrom: published, results: own },
    });
    expect(own.lift.status).toBe('estimated');
    expect(influencers).toMatchObject([{ collabs: 2, lift: { status: 'too-little' }, isComparable: { named: true } }]);
    expect((await between('2026-11-01', '2026-11-30')).total.collabs).toBe(0);
  });
});

describe('guests that were counted', () => {
  const named = { kind: 'named' as const, collabId: maya, covers: 2 };

  it('are in the Collab’s log with who counted them, also if they’re removed or a program counted them', async () => {
    const { guests, links, receive, hooks, parties } = world();
    const { party } = await guests.count(brand, { ...named, externalId: 'A1' }, 'tap');
    await guests.count(brand, { ...named, externalId: 'A1' }, 'tap');
    await guests.takeBack(brand, party.id);
    const { word } = await links.show(brand, maya);
    const booked = { kind: 'redeemed' as const, said: word, covers: 4 };
    await receive.execute((await hooks.make(brand)).hook, 'm1', { guests: [booked], days: [] });
    expect(parties.events.map(({ name, actor, payload }) => [name, actor.role, payload.redeemed, payload.named])).toEqual([
      ['guests.counted', 'brand', 0, 2],
      ['guests.removed', 'brand', 0, 2],
      ['guests.counted', theProduct.role, 4, 0],
    ]);
  }); // prettier-ignore
});

describe('a booking system', () => {
  it('counts each entry once, says what is wrong with the others, and saves covers', async () => {
    const { links, hooks, receive } = world();
    await links.show(brand, maya);
    const { hook } = await hooks.make(brand);
    const guests = ['MAYA', 'LEO', 'maya'].map((said) => ({ kind: 'redeemed' as const, said, covers: 2 }));
    const message = { guests, days: [{ venueId, day: '2026-11-26', covers: 80 }] };
    const rejected = [{ index: 1, code: 'outcomes/said-unknown', detail: expect.any(String) }];
    expect(await receive.execute(hook, 'm1', message)).toEqual({ counted: 2, known: 0, days: 1, rejected });
    expect(await receive.execute(hook, 'm1', message)).toEqual({ counted: 0, known: 2, days: 0, rejected });
  });

  it('posts to an address of its brand, which ends when another is made or it’s removed', async () => {
    const { hooks } = world();
    const { hook, secret } = await hooks.make(brand);
    expect(hook.sealedSecret).not.toContain(secret);
    expect(await hooks.show(brand)).toEqual(hook);
    const second = (await hooks.make(brand)).hook;
    expect(await hooks.show(brand)).toEqual(second);
    await hooks.remove(brand);
    expect(await hooks.show(brand)).toBeNull();
    await expect(() => hooks.make({ ...brand, memberRole: 'member' })).rejects.toEqual(
      problem('identity/role-not-enough'),
    );
  });

  it('is believed with its signature alone', async () => {
    const { receive } = world();
    await expect(receive.checked('nothing', { headers: {}, body: '' })).rejects.toEqual(
      problem('outcomes/hook-not-found'),
    );
  });
});

describe('a table of bookings', () => {
  const tableOf = (...rows: readonly (readonly string[])[]) => rows.map((cells, at) => ({ number: at + 1, cells }));
  const guestsTable = tableOf(
    ['Booking Reference', 'Visit Date', 'Visit Time', 'Covers', 'Promo Code', 'Who sent you?', 'Total Spend'],
    ['A1', '24/11/2026', '19:30', '2', 'MAYA', '', '84.50'],
    ['A2', '24/11/2026', '20:00', '4', '', 'Maya', ''],
    ['A3', '25/11/2026', '20:00', '3', '', 'Walking past', ''],
    ['A4', '24/09/2026', '20:00', '3', 'MAYA', '', ''],
  );
  const order = { use: 'guests', mapping: {}, venueId: null } as const;

  it('counts what creators brought once, and says what a dry run would do', async () => {
    const { links, imports, results } = world();
    await links.show(brand, maya);
    const fates = async (dryRun: boolean) =>
      (await imports.execute(brand, { ...order, table: guestsTable, dryRun })).fates.map(({ fate }) => fate);
    const first = ['imported', 'imported', 'unchanged', 'rejected'];
    expect(await fates(true)).toEqual(first);
    expect((await results.execute(brand, maya)).redeemed.covers).toBe(0);
    expect(await fates(false)).toEqual(first);
    for (const dryRun of [false, true])
      expect(await fates(dryRun)).toEqual(['unchanged', 'unchanged', 'unchanged', 'rejected']);
    const { redeemed, named } = await results.execute(brand, maya);
    expect(redeemed).toMatchObject({ covers: 2, spendPence: 8_450 });
    expect(named).toMatchObject({ covers: 4, spendPence: null });
  });

  it('adds up the covers of each venue’s day', async () => {
    const { imports, days } = world();
    const table = tableOf(
      ['Date', 'Covers', 'Restaurant'],
      ['24/11/2026', '40', 'Ember & Rye'],
      ['24/11/2026', '25', 'ember & rye'],
      ['24/11/2026', '10', 'Ember Bar'],
      ['24/11/2026', '5', 'Another place'],
    );
    const done = await imports.execute(brand, { ...order, use: 'covers', table, dryRun: false });
    expect(done.fates.map(({ fate }) => fate)).toEqual(['imported', 'imported', 'imported', 'rejected']);
    const known = await days.between(brandId, '2026-11-24', '2026-11-24');
    expect(known.map(({ covers }) => covers)).toEqual([65, 10]);
  });

  it('has to say when, how many, and who sent them', async () => {
    const { imports } = world();
    const wrong = problem('outcomes/unreadable-table');
    for (const table of [tableOf(['Name'], ['Leo']), tableOf(['Date', 'Covers'], ['24/11/2026', '2'])])
      await expect(imports.execute(brand, { ...order, table, dryRun: true })).rejects.toEqual(wrong);
    const covers = { ...order, use: 'covers' as const, table: tableOf(['Name', 'Covers'], ['Leo', '2']) };
    await expect(imports.execute(brand, { ...covers, dryRun: true })).rejects.toEqual(wrong);
  });
});
