import type { Actor, ProfileRef, StaffRole } from '../../../shared/kernel/index.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { changeStaffRole, disable, enable } from './staff.js';
import {
  acceptTerms,
  actorOf,
  adminsFor,
  canSignIn,
  createUser,
  link,
  linkedProfiles,
  mayActAs,
  profileAtSignIn,
  proveEmail,
  unlink,
  type User,
} from './user.js';

const now = new Date('2026-11-02T10:00:00Z');
const later = new Date('2026-11-03T10:00:00Z');
const uid = (end: number) => `01900000-0000-7000-8000-${String(end).padStart(12, '0')}`;
const cafe: ProfileRef = { uid: uid(1), type: 'brand' };
const hotel: ProfileRef = { uid: uid(2), type: 'brand' };
const jane: ProfileRef = { uid: uid(3), type: 'influencer' };
const staff = (staffRole: StaffRole): Actor => ({ userId: uid(99), role: 'admin', staffRole });

const person = (facts: Partial<User> = {}): User => ({
  ...createUser({ email: 'jane@example.com', name: 'Jane' }, theProduct, now)[0],
  ...facts,
});
const linkedTo = (user: User, ...profiles: ProfileRef[]): User =>
  profiles.reduce((each, profile) => link(each, { profile, kind: 'linked', role: 'owner' }, theProduct, now)[0], user);

describe('a person', () => {
  it('is made with nothing but a name and an address, and can sign in', () => {
    const [user, event] = createUser({ email: 'jane@example.com', name: 'Jane' }, theProduct, now);

    expect(user).toMatchObject({ email: 'jane@example.com', staffRole: null, memberships: [], version: 0 });
    expect(canSignIn(user)).toBe(true);
    expect(event).toMatchObject({ name: 'user.created', aggregate: { type: 'user', id: user.id } });
  });

  it('accepts the terms when joining or later, and never an older version after a newer', () => {
    const [joined] = createUser({ email: 'jane@example.com', name: 'Jane', termsVersion: 2 }, theProduct, now);
    expect(joined).toMatchObject({ termsVersion: 2, termsAcceptedAt: now });
    expect(person()).toMatchObject({ termsVersion: null, termsAcceptedAt: null });

    const [accepted, event] = acceptTerms(joined, 3, actorOf(joined, null), later)!;
    expect(accepted).toMatchObject({ termsVersion: 3, termsAcceptedAt: later });
    expect(event).toMatchObject({ name: 'user.terms-accepted', payload: { termsVersion: 3 } });
    expect(acceptTerms(accepted, 2, actorOf(joined, null), later)).toBeNull();
  });

  it('loses at the first proof of the address the password that was set before it', () => {
    const [proven, event] = proveEmail(person({ passwordHash: 'set by somebody' }), later);

    expect(proven).toMatchObject({ emailProvenAt: later, passwordHash: null });
    expect(event.name).toBe('user.email-proven');
  });

  it.each(['operations', 'super-user'] as const)(
    'is disabled by a super user and enabled again by staff: %s',
    (staffRole) => {
      const [disabled, told] = disable(person(), staff('super-user'), later);
      expect(canSignIn(disabled)).toBe(false);
      expect(told.name).toBe('user.disabled');

      const [enabled] = enable(disabled, staff(staffRole), later);
      expect(canSignIn(enabled)).toBe(true);
    },
  );

  it('keeps the time at which it was disabled first', () => {
    const [once] = disable(person(), staff('super-user'), now);
    expect(disable(once, staff('super-user'), later)[0].disabledAt).toEqual(now);
  });

  it.each([
    staff('read-only'),
    { userId: uid(5), role: 'brand', profile: cafe },
    { userId: uid(6), role: 'guest' },
  ] as Actor[])('is not disabled or enabled by %o', (actor) => {
    expect(() => disable(person(), actor, now)).toThrow(expect.objectContaining({ code: 'identity/read-only' }));
    expect(() => enable(person(), actor, now)).toThrow(expect.objectContaining({ code: 'identity/read-only' }));
  });

  it('can’t disable themselves', () => {
    const user = person({ id: uid(99), staffRole: 'super-user' });
    expect(() => disable(user, staff('super-user'), now)).toThrow(
      expect.objectContaining({ code: 'identity/not-yourself' }),
    );
  });
});

describe('what a person may act for', () => {
  it('R174: linked profiles, the two single links and what they administer, and nothing else', () => {
    const user = link(
      linkedTo(person({ linkedBrandUid: uid(4), linkedInfluencerUid: uid(5) }), cafe),
      { profile: hotel, kind: 'admin', role: 'admin' },
      theProduct,
      now,
    )[0];

    const allowed: ProfileRef[] = [cafe, hotel, { uid: uid(4), type: 'brand' }, { uid: uid(5), type: 'influencer' }];
    const refused: ProfileRef[] = [
      jane,
      { uid: cafe.uid, type: 'influencer' },
      { uid: uid(4), type: 'influencer' },
      { uid: uid(5), type: 'brand' },
    ];
    expect(allowed.filter((profile) => mayActAs(user, profile))).toEqual(allowed);
    expect(refused.filter((profile) => mayActAs(user, profile))).toEqual([]);
  });

  it('R172: staff act as themselves only', () => {
    const user = linkedTo(person({ staffRole: 'operations' }), cafe);
    expect(mayActAs(user, cafe)).toBe(false);
    expect(profileAtSignIn(user)).toBeNull();
  });

  it('R266, R267: tells apart what is linked and what is administered, by type and in order', () => {
    const administered: ProfileRef = { uid: uid(7), type: 'influencer' };
    const user = [hotel, administered].reduce(
      (each, profile) => link(each, { profile, kind: 'admin', role: 'admin' }, theProduct, now)[0],
      linkedTo(person(), jane, cafe),
    );

    expect(linkedProfiles(user)).toEqual([jane, cafe]);
    expect(adminsFor(user, 'brand')).toEqual([hotel.uid]);
    expect(adminsFor(user, 'influencer')).toEqual([administered.uid]);
  });

  it('changes kind and role of a link that exists, in its old place', () => {
    const user = linkedTo(person(), cafe, hotel);
    const [changed] = link(user, { profile: cafe, kind: 'linked', role: 'member' }, theProduct, later);

    expect(changed.memberships).toEqual([
      { profileUid: cafe.uid, profileType: 'brand', kind: 'linked', role: 'member', createdAt: now },
      user.memberships[1],
    ]);
  });

  it('loses a link once', () => {
    const [user, event] = unlink(linkedTo(person(), cafe), cafe, theProduct, later);

    expect(mayActAs(user, cafe)).toBe(false);
    expect(event).toMatchObject({ name: 'user.unlinked', payload: { profile: cafe } });
    expect(() => unlink(user, cafe, theProduct, later)).toThrow(
      expect.objectContaining({ code: 'identity/not-your-profile' }),
    );
  });

  it('R149: a single linked profile is chosen at sign-in; with several the person chooses', () => {
    expect(profileAtSignIn(linkedTo(person(), cafe))).toEqual(cafe);
    expect(profileAtSignIn(linkedTo(person(), cafe, jane))).toBeNull();
    expect(profileAtSignIn(person())).toBeNull();
  });

  it('R140, R141, R143: with no linked profile it is the single brand, else the first that is administered', () => {
    const administers = (profile: ProfileRef, user = person()) =>
      link(user, { profile, kind: 'admin', role: 'admin' }, theProduct, now)[0];
    expect(profileAtSignIn(person({ linkedBrandUid: cafe.uid }))).toEqual(cafe);
    expect(profileAtSignIn(administers(hotel))).toEqual(hotel);
    expect(profileAtSignIn(administers(hotel, person({ linkedBrandUid: cafe.uid })))).toEqual(cafe);
    expect(profileAtSignIn(person({ linkedInfluencerUid: jane.uid }))).toEqual(jane);
  });
});

describe('who the rest of the product sees', () => {
  it.each([
    [null, cafe, { role: 'brand', profile: cafe }],
    [null, jane, { role: 'influencer', profile: jane }],
    [null, null, { role: 'guest' }],
    ['operations', cafe, { role: 'admin', staffRole: 'operations' }],
    ['read-only', null, { role: 'admin', staffRole: 'read-only' }],
  ] as const)('staff role %s in profile %o', (staffRole, profile, seen) => {
    expect(actorOf({ id: uid(8), staffRole }, profile)).toEqual({ userId: uid(8), ...seen });
  });

  it.each([staff('operations'), staff('read-only'), { userId: uid(98), role: 'brand' }] as Actor[])(
    'is not made staff by %o',
    (actor) => {
      const code = actor.staffRole === 'operations' ? 'identity/super-user-needed' : 'identity/read-only';
      expect(() => changeStaffRole(person(), 'operations', actor, now)).toThrow(expect.objectContaining({ code }));
    },
  );

  it('does not change their own staff role', () => {
    const me = person({ id: uid(99), staffRole: 'super-user' });
    expect(() => changeStaffRole(me, null, staff('super-user'), now)).toThrow(
      expect.objectContaining({ code: 'identity/not-yourself' }),
    );
  });

  it('becomes staff by promotion, and stops being staff', () => {
    const [user, event] = changeStaffRole(person(), 'super-user', theProduct, now);
    expect(actorOf(user, null).role).toBe('admin');
    expect(event).toMatchObject({ name: 'user.promoted', payload: { staffRole: 'super-user' } });
    expect(changeStaffRole(user, null, staff('super-user'), later)[0].staffRole).toBeNull();
  });
});
