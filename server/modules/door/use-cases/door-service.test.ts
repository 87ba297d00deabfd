import { FixedClock } from '../../../../test/support/core.js';
import { brandActor, brandId, visitAt } from '../../../../test/support/collabs.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { aDoorVisit } from '../../../../test/support/door.js';
import { newId } from '../../../shared/kernel/index.js';
import { InMemoryCheckInLinkRepository, InMemoryCheckInSecrets, InMemoryVisits } from '../adapters/in-memory-door.js';
import { makeLink, withPin } from '../domain/check-in-link.js';
import type { PartyRisks } from '../domain/door.js';
import { DoorService } from './door-service.js';

const pin = '123456';

const risks: PartyRisks = {
  ...{ open: true, until: hoursAfter(visitAt, 12), own: { chosen: ['fish'], other: null } },
  guests: [{ name: 'Tom', chosen: ['none'], other: null }],
};

async function atTheDoor(linkVenue: string | null = null, guestVenue: string | null = null) {
  const clock = new FixedClock(visitAt);
  const [links, visits, secrets] = [new InMemoryCheckInLinkRepository(), new InMemoryVisits(brandId, clock), new InMemoryCheckInSecrets()];
  const visit = aDoorVisit({ venueId: guestVenue, risks });
  visits.add(visit);
  const link = makeLink(brandId, linkVenue, brandActor, visitAt);
  const { id } = await links.save(withPin(link, secrets.hashOf(link.id, pin)));
  const token = secrets.tokenOf(id);
  return { links, link: id, secrets, clock, guest: visit.collabId, token, door: new DoorService(links, visits, secrets, clock) };
} // prettier-ignore

const after = (minutes: number) => new Date(visitAt.getTime() + minutes * 60_000);
const refusal = (code: string) => ({ code: `collabs/${code}` });

describe('the door', () => {
  it('lets a phone in with the PIN, and knows the guest by the code', async () => {
    const { door, token, secrets, guest } = await atTheDoor();
    const { pass } = await door.open(token, ` ${pin} `);
    const { code } = secrets.codeOf(guest, visitAt);
    for (const typed of [code, code.slice(-4)])
      expect(await door.look(token, pass, typed)).toMatchObject({
        collabId: guest,
        name: 'Amara Osei',
        guests: 1,
        risks,
      });
  });

  it('gives the phone its part of a key, the same until the PIN changes', async () => {
    const { door, token, links, link, secrets } = await atTheDoor();
    const { keySecret } = await door.open(token, pin);
    expect((await door.open(token, pin)).keySecret).toBe(keySecret);
    await links.save(withPin((await links.find(link))!, secrets.hashOf(link, '654321')));
    expect((await door.open(token, '654321')).keySecret).not.toBe(keySecret);
  });

  it('counts wrong PINs, shuts after five, and opens again', async () => {
    const { door, token, clock } = await atTheDoor();
    for (let guess = 0; guess < 5; guess++)
      await expect(door.open(token, '000000')).rejects.toMatchObject(refusal('pin-wrong'));
    await expect(door.open(token, pin)).rejects.toMatchObject(refusal('pin-locked'));
    clock.set(after(15));
    expect(await door.open(token, pin)).toHaveProperty('pass');
  });

  it('is of no use with a pass that has ended, or that an old PIN gave', async () => {
    const { door, token, clock, links, link, secrets, guest } = await atTheDoor();
    const { pass, endsAt } = await door.open(token, pin);
    const { code } = secrets.codeOf(guest, visitAt);
    clock.set(endsAt);
    await expect(door.look(token, pass, code)).rejects.toMatchObject(refusal('pin-needed'));
    clock.set(visitAt);
    await links.save(withPin((await links.find(link))!, secrets.hashOf(link, '654321')));
    await expect(door.look(token, pass, code)).rejects.toMatchObject(refusal('pin-needed'));
    await expect(door.open('no door', pin)).rejects.toMatchObject(refusal('door-not-found'));
  });

  it('refuses a code that is old, made up, or for another place', async () => {
    const { door, token, clock, secrets, guest } = await atTheDoor();
    const { pass } = await door.open(token, pin);
    const { code } = secrets.codeOf(guest, visitAt);
    clock.set(after(1));
    expect(await door.look(token, pass, code)).toHaveProperty('collabId', guest);
    clock.set(after(2));
    await expect(door.look(token, pass, code)).rejects.toMatchObject(refusal('code-old'));
    await expect(door.look(token, pass, 'ZZZZZZZZ')).rejects.toMatchObject(refusal('code-unknown'));

    const elsewhere = await atTheDoor(newId(), newId());
    const { pass: other } = await elsewhere.door.open(elsewhere.token, pin);
    const shown = elsewhere.secrets.codeOf(elsewhere.guest, visitAt).code;
    await expect(elsewhere.door.look(elsewhere.token, other, shown)).rejects.toMatchObject(refusal('code-elsewhere'));
  });
});
