import { webhookEventIds } from '../../../contract/rules/webhook-events.js';
import { type Actor, eventOf, newId, type ProfileRef, theProduct } from '../../../shared/kernel/index.js';
import {
  afterTry,
  again,
  type Delivery,
  inMinutes,
  isGivenUp,
  messageOf,
  newDelivery,
  pausesInMinutes,
  testDelivery,
} from './delivery.js';
import { changeEndpoint, type EndpointWish, makeEndpoint, rotateSecret, secretsOf } from './endpoint.js';

const now = new Date('2026-11-02T10:00:00Z');
const profile: ProfileRef = { uid: newId(), type: 'brand' };
const owner: Actor = { userId: newId(), role: 'brand', profile, memberRole: 'owner' };
const wish: EndpointWish = { url: 'https://till.example/hook', events: ['offer.made', 'collab.requested'] };
const known = { id: newId(), sealedSecret: 'first' };
const make = (
  more: Partial<EndpointWish> = {},
  circumstances: { profile?: ProfileRef; others?: number; httpsOnly?: boolean } = {},
  actor = owner,
) => makeEndpoint({ ...wish, ...more }, known, { profile, others: 0, httpsOnly: true, ...circumstances }, actor, now);
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('webhooks', () => {
  it('are made by owners and admins', () => {
    expect(make()[0]).toMatchObject({ state: 'on', events: ['collab.requested', 'offer.made'] });
    expect(() => make({}, {}, { ...owner, memberRole: 'member' })).toThrow(code('identity/role-not-enough'));
  });

  it.each([
    '',
    'till.example',
    'ftp://till.example',
    'http://till.example',
    'https://me:secret@till.example',
    'javascript:alert(1)',
  ])('do not go to “%s”', (url) => {
    expect(() => make({ url })).toThrow(code('partners/wrong-endpoint'));
  });

  it('go to plain HTTP where the environment allows it', () => {
    expect(make({ url: 'http://localhost:8080/#top' }, { httpsOnly: false })[0].url).toBe('http://localhost:8080/');
  });

  it('hear what means something to the profile, ten of them at most', () => {
    expect(() => make({ events: [] })).toThrow(code('partners/wrong-endpoint'));
    const influencer: ProfileRef = { uid: newId(), type: 'influencer' };
    expect(() => make({}, { profile: influencer })).toThrow(code('partners/wrong-endpoint'));
    expect(() => make({}, { others: 10 })).toThrow(code('partners/too-many-endpoints'));
  });

  it('start with a clean slate when they are switched on again', () => {
    const failed = { ...make()[0], state: 'failed' as const, failingSince: now };
    const policy = { httpsOnly: true };
    expect(changeEndpoint(failed, { on: true }, policy, owner, now)[0]).toMatchObject({
      state: 'on',
      failingSince: null,
    });
    expect(changeEndpoint(failed, { events: ['offer.ended'] }, policy, owner, now)[0]).toMatchObject({
      state: 'failed',
    });
  });

  it('sign with both secrets for a day after a change', () => {
    const [rotated] = rotateSecret(make()[0], 'second', owner, now);
    expect(secretsOf(rotated, now)).toEqual(['second', 'first']);
    expect(secretsOf(rotated, inMinutes(now, 24 * 60))).toEqual(['second']);
  });
});

describe('deliveries', () => {
  const planned = (): Delivery =>
    newDelivery(known.id, { eventId: newId(), eventName: 'collab.requested', body: '{}' }, now);
  const refused = { status: 500 };

  it('are done when the receiver says so', () => {
    expect(afterTry({ ...planned(), attempts: 1 }, { status: 204 }, now)).toMatchObject({
      state: 'delivered',
      lastStatus: 204,
    });
  });

  it('are tried again with longer and longer pauses, and fail after the last', () => {
    let delivery = planned();
    const pauses: number[] = [];
    for (let attempts = 1; delivery.state === 'waiting'; attempts++) {
      delivery = afterTry({ ...delivery, attempts }, refused, now);
      if (delivery.state === 'waiting') pauses.push((delivery.nextAttemptAt.getTime() - now.getTime()) / 60_000);
    }
    expect(pauses).toEqual(pausesInMinutes);
    expect(delivery).toMatchObject({ state: 'failed', attempts: pausesInMinutes.length + 1, lastStatus: 500 });
    expect(again(delivery, now)).toMatchObject({ id: delivery.id, state: 'waiting', attempts: 0 });
  });

  it('follow no redirect: it is no success', () => {
    expect(afterTry({ ...planned(), attempts: 1 }, { status: 302 }, now)).toMatchObject({ state: 'waiting' });
  });

  it('give an endpoint up when one was tried to its end and nothing arrived for two days, or at once for 410', () => {
    const failed: Delivery = { ...planned(), state: 'failed' };
    expect(isGivenUp(failed, refused, inMinutes(now, -48 * 60), now)).toBe(true);
    expect(isGivenUp(failed, refused, inMinutes(now, -47 * 60), now)).toBe(false);
    expect(isGivenUp({ ...failed, state: 'waiting' }, refused, inMinutes(now, -72 * 60), now)).toBe(false);
    expect(isGivenUp(planned(), { status: 410 }, now, now)).toBe(true);
  });

  it('of a test are tried once, and give nothing up', () => {
    const test = { ...testDelivery(known.id, now), attempts: 1 };
    const failed = afterTry(test, { error: 'Nobody answers at this address.' }, now);
    expect(failed).toMatchObject({ state: 'failed', lastStatus: null });
    expect(isGivenUp(failed, refused, inMinutes(now, -72 * 60), now)).toBe(false);
  });
});

describe('messages', () => {
  const [brandId, influencerId] = [newId(), newId()];
  const tell = (name: string, type: string, payload: object) =>
    messageOf(eventOf(name, { type, id: 'aggregate' }, theProduct, now, payload));

  it('hold ids and states, and nothing that someone wrote', () => {
    const payload = { brandId, influencerId, stage: 1, outcome: 'open', reason: 'Private words', proof: { secret: 1 } };
    const { body, to } = tell('collab.requested', 'collab', payload)!;
    expect(JSON.parse(body)).toEqual({
      type: 'collab.requested',
      timestamp: now.toISOString(),
      data: { collabId: 'aggregate', brandId, influencerId, stage: 1, outcome: 'open' },
    });
    expect(to).toEqual([
      { uid: brandId, type: 'brand' },
      { uid: influencerId, type: 'influencer' },
    ]);
  });

  it.each(['typed', 'confirmed', 'contested', 'settled'])('of a bill that is %s go to both sides, without its amount', (what) => {
    const payload = { brandId, influencerId, stage: 4, outcome: 'open', reason: 'No wine', billPence: 14_200, giftPence: 12_000 };
    const { body, to } = tell(`collab.bill-${what}`, 'collab', payload)!;
    expect(JSON.parse(body).data).toEqual({ collabId: 'aggregate', brandId, influencerId, stage: 4, outcome: 'open' });
    expect(to).toHaveLength(2);
  }); // prettier-ignore

  it.each(['running-late', 'check-in-moved'])('of a visit that is %s go to both sides, without minutes', (what) => {
    const payload = { brandId, influencerId, stage: 4, outcome: 'open', proof: { minutes: 20 } };
    const { body, to } = tell(`collab.${what}`, 'collab', payload)!;
    expect(JSON.parse(body).data).toEqual({ collabId: 'aggregate', brandId, influencerId, stage: 4, outcome: 'open' });
    expect(to).toHaveLength(2);
  });
  it('of counted guests say for which Collab, and leave the figures to the API', () => {
    const { body, to } = tell('guests.counted', 'collab', { brandId, influencerId, source: 'tap', redeemed: 4, named: 0 })!;
    expect(JSON.parse(body).data).toEqual({ collabId: 'aggregate', brandId, influencerId });
    expect(to).toHaveLength(2);
    expect(tell('guests.removed', 'collab', { brandId, influencerId })).toBeNull();
  }); // prettier-ignore

  it.each(['days-asked', 'days-given', 'days-refused', 'undelivered-claimed', 'undelivered-answered', 'undelivered-settled', 'close-warned', 'undelivered'])('of late content go to both sides with how the Collab is, without their words: %s', (what) => {
    const outcome = what === 'undelivered' ? 'undelivered' : 'open';
    const payload = { brandId, influencerId, stage: 4, outcome, reason: 'I am ill.', facts: { days: 7 }, proof: { days: 7 } };
    const { body, to } = tell(`collab.${what}`, 'collab', payload)!;
    expect(JSON.parse(body).data).toEqual({ collabId: 'aggregate', brandId, influencerId, stage: 4, outcome });
    expect(to).toHaveLength(2);
  }); // prettier-ignore

  it('of offers go to the brand, of what is not in the catalogue to nobody', () => {
    expect(tell('offer.made', 'offer', { brandId, title: 'Supper' })).toMatchObject({
      to: [{ uid: brandId, type: 'brand' }],
      body: expect.not.stringContaining('Supper'),
    });
    expect(tell('collab.approval-asked', 'collab', { brandId, influencerId })).toBeNull();
    expect(webhookEventIds).not.toContain('collab.request-asked');
  });
});
