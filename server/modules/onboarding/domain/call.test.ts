import { type Actor, theProduct } from '../../../shared/kernel/index.js';
import { bookCall, type Call, callActionsFor, cancelCall, moveCall } from './call.js';

const friday = new Date('2026-11-20T15:00:00Z');
const mondayAtTen = new Date('2026-11-23T10:00:00Z');
const mondayAtEleven = new Date('2026-11-23T11:00:00Z');

const facts = {
  leadId: '00000000-0000-7000-8000-000000000001',
  profileUid: null,
  kind: 'brand',
  name: 'Rosa Lind',
  email: 'rosa@ember.test',
  company: 'Ember & Rye',
  startsAt: mondayAtTen,
} as const;
const booked = (): Call => bookCall(facts, 'hash', theProduct, friday)[0];

describe('a call', () => {
  it('is booked at a time that we keep', () => {
    const [call, event] = bookCall(facts, 'hash', theProduct, friday);

    expect(call).toMatchObject({ ...facts, state: 'booked', tokenHash: 'hash' });
    expect(event).toMatchObject({ name: 'call.booked', aggregate: { type: 'call', id: call.id } });
    expect(callActionsFor(call, friday)).toEqual(['move', 'cancel']);
  });

  it('tells others nothing personal', () => {
    const [, event] = bookCall(facts, 'hash', theProduct, friday);

    expect(Object.keys(event.payload)).toEqual(['call', 'kind', 'leadId', 'startsAt']);
  });

  it('R440: with a known brand is recorded in the brand’s chain, with who did it', () => {
    const staff: Actor = { userId: 'sam', role: 'admin', staffRole: 'operations' };
    const brandId = '00000000-0000-7000-8000-0000000000b1';
    const [call, wasBooked] = bookCall({ ...facts, leadId: null, profileUid: brandId }, 'hash', staff, friday);
    const [, wasCancelled] = cancelCall(call, theProduct, friday);

    expect(wasBooked).toMatchObject({ actor: staff, aggregate: { type: 'call', id: brandId } });
    expect(wasCancelled).toMatchObject({ actor: theProduct, aggregate: { type: 'call', id: brandId } });
  });

  it('is not booked at any other time', () => {
    const atNight = { ...facts, startsAt: new Date('2026-11-23T22:00:00Z') };

    expect(() => bookCall(atNight, 'hash', theProduct, friday)).toThrow(
      expect.objectContaining({ code: 'onboarding/not-a-call-time' }),
    );
  });

  it('can be moved to another time, and not to none', () => {
    expect(moveCall(booked(), mondayAtEleven, theProduct, friday)).toMatchObject([
      { startsAt: mondayAtEleven, state: 'booked' },
      { name: 'call.moved' },
    ]);
    expect(() => moveCall(booked(), friday, theProduct, friday)).toThrow(
      expect.objectContaining({ code: 'onboarding/not-a-call-time' }),
    );
  });

  it('can be cancelled, and then stays so', () => {
    const [cancelled, event] = cancelCall(booked(), theProduct, friday);

    expect([cancelled.state, event.name]).toEqual(['cancelled', 'call.cancelled']);
    expect(callActionsFor(cancelled, friday)).toEqual([]);
    for (const again of [
      () => cancelCall(cancelled, theProduct, friday),
      () => moveCall(cancelled, mondayAtEleven, theProduct, friday),
    ]) {
      expect(again).toThrow(expect.objectContaining({ code: 'onboarding/call-cancelled' }));
    }
  });

  it('is fixed from the second it begins', () => {
    const aSecondBefore = new Date(mondayAtTen.getTime() - 1_000);

    expect(callActionsFor(booked(), aSecondBefore)).toEqual(['move', 'cancel']);
    expect(callActionsFor(booked(), mondayAtTen)).toEqual([]);
    expect(() => cancelCall(booked(), theProduct, mondayAtTen)).toThrow(
      expect.objectContaining({ code: 'onboarding/call-over' }),
    );
  });
});
