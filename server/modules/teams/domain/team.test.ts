import fc from 'fast-check';
import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';
import { accept, type Invitation, invitationDays, newInvitation, revoke } from './invitation.js';
import {
  beyondSeats,
  checkMayJoin,
  checkMayManage,
  checkOwnerRemains,
  heirIn,
  invitationIn,
  invitationsADay,
  invite,
  seatsTaken,
  type Team,
  type TeamMember,
} from './team.js';

const now = new Date('2026-11-02T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const minute = 60_000;
const week = invitationDays * 24 * 60 * minute;
const cafe: ProfileRef = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand' };

const as = (userId: string, memberRole: Actor['memberRole'], more: Partial<Actor> = {}): Actor => ({
  ...{ userId, role: 'brand', profile: cafe, memberRole },
  ...more,
});
const owner = as('owner', 'owner');
const admin = as('admin', 'admin');
const member = as('member', 'member');

const someone = (userId: string, role: TeamMember['role'], more: Partial<TeamMember> = {}): TeamMember => ({
  ...{ userId, email: `${userId}@example.com`, name: userId, role, kind: 'linked', disabled: false, joinedAt: now },
  ...more,
});
const teamOf = (more: Partial<Team> = {}): Team => ({
  profile: cafe,
  seats: 9,
  members: [someone('owner', 'owner'), someone('admin', 'admin'), someone('member', 'member')],
  invitations: [],
  sentToday: 0,
  ...more,
});
const sentTo = (email: string, at = now): Invitation => ({
  ...newInvitation({ profile: cafe, email, role: 'member', tokenHash: `hash of ${email}` }, owner, at)[0],
  version: 1,
});
const wish = (email: string) => ({ email, role: 'member', tokenHash: 'a new hash' }) as const;
const code = (slug: string) => expect.objectContaining({ code: `identity/${slug}` });

describe('inviting', () => {
  it('R245: members and open invitations together never exceed the seats', () => {
    const team = teamOf({ invitations: [sentTo('a@example.com')] });
    expect(seatsTaken(team, now)).toBe(4);
    expect(invite({ ...team, seats: 5 }, wish('b@example.com'), owner, now)[0]).toMatchObject({
      email: 'b@example.com',
    });
    expect(() => invite({ ...team, seats: 4 }, wish('b@example.com'), owner, now)).toThrow(
      expect.objectContaining({ kind: 'forbidden', code: 'identity/no-free-seat', details: { seats: 4, taken: 4 } }),
    );
  });

  it('R246: has no limit on a plan without one', () => {
    const members = Array.from({ length: 500 }, (_, number) => someone(`m${number}`, 'member'));
    expect(() => invite(teamOf({ members, seats: null }), wish('b@example.com'), owner, now)).not.toThrow();
  });

  it('keeps no seat for an invitation from its exact end on, nor for who was let in by our staff', () => {
    const team = teamOf({
      members: [someone('owner', 'owner'), someone('agency', 'admin', { kind: 'admin' })],
      invitations: [sentTo('a@example.com')],
    });
    expect([seatsTaken(team, after(week - 1)), seatsTaken(team, after(week))]).toEqual([2, 1]);
    expect(() => invite({ ...team, seats: 2 }, wish('b@example.com'), owner, after(week - 1))).toThrow(
      code('no-free-seat'),
    );
    expect(() => invite({ ...team, seats: 2 }, wish('b@example.com'), owner, after(week))).not.toThrow();
  });

  it('again gives the same person a new letter in the old one’s seat, with a week of its own', () => {
    const first = sentTo('a@example.com');
    const team = teamOf({ invitations: [first] });
    const [again, event] = invite(
      { ...team, seats: 4 },
      { ...wish('a@example.com'), role: 'admin' },
      admin,
      after(minute),
    );
    expect(again).toEqual({
      ...first,
      role: 'admin',
      tokenHash: 'a new hash',
      invitedBy: 'admin',
      sentAt: after(minute),
      sentTimes: 2,
      expiresAt: after(minute + week),
    });
    expect(event).toMatchObject({ name: 'invitation.sent', payload: { profile: cafe, role: 'admin' } });
    expect(() => invite({ ...team, seats: 4 }, wish('a@example.com'), admin, after(minute - 1))).toThrow(
      code('sent-just-now'),
    );
  });

  it('again needs a seat once the old one has run out', () => {
    const team = teamOf({ invitations: [sentTo('a@example.com')] });
    expect(() => invite({ ...team, seats: 3 }, wish('a@example.com'), owner, after(week))).toThrow(
      code('no-free-seat'),
    );
  });

  it('is refused for members, above the daily number, and to who may not invite', () => {
    expect(() => invite(teamOf(), wish('member@example.com'), owner, now)).toThrow(code('already-member'));
    const busy = teamOf({ sentToday: invitationsADay });
    expect(() => invite(busy, wish('b@example.com'), owner, now)).toThrow(code('invited-too-often'));
    expect(() => invite(teamOf(), wish('b@example.com'), member, now)).toThrow(code('role-not-enough'));
    const looker = as('admin', 'admin', { readOnly: true });
    expect(() => invite(teamOf(), wish('b@example.com'), looker, now)).toThrow(code('seat-needed'));
  });

  it('ends with one acceptance or one revocation', () => {
    const open = sentTo('a@example.com');
    expect(accept(open, member, now)).toMatchObject([{ state: 'accepted' }, { name: 'invitation.accepted' }]);
    expect(revoke(open, admin, now)).toMatchObject([{ state: 'revoked' }, { name: 'invitation.revoked' }]);
    const team = teamOf({ invitations: [open] });
    expect(invitationIn(team, open.id, admin)).toBe(open);
    expect(() => invitationIn(team, 'another', admin)).toThrow(code('no-such-invitation'));
    expect(() => invitationIn(team, open.id, member)).toThrow(code('role-not-enough'));
  });
});

describe('joining', () => {
  const open = sentTo('a@example.com');
  const team = teamOf({ invitations: [open] });

  it('takes the seat that the invitation has kept', () => {
    expect(() => checkMayJoin({ ...team, seats: 4 }, open, now)).not.toThrow();
    expect(() => checkMayJoin({ ...team, seats: null }, open, now)).not.toThrow();
  });

  it('is too late when it has run out, was taken back, or was sent again', () => {
    const refused = code('invitation-not-valid');
    expect(() => checkMayJoin({ ...team, seats: 4 }, open, after(week))).toThrow(refused);
    expect(() => checkMayJoin(teamOf({ seats: 4 }), open, now)).toThrow(refused);
    expect(() => checkMayJoin({ ...team, seats: 4 }, { ...open, tokenHash: 'an older hash' }, now)).toThrow(refused);
  });

  it('R257: is closed where the plan has become too small', () => {
    expect(() => checkMayJoin({ ...team, seats: 3 }, open, now)).toThrow(code('no-free-seat'));
  });
});

describe('too many for the plan', () => {
  it('R257: those who came last may look only; the longest-standing and the owner stay', () => {
    const members = [
      someone('first', 'member'),
      someone('second', 'admin'),
      someone('agency', 'admin', { kind: 'admin' }),
      someone('late owner', 'owner'),
      someone('third', 'member'),
    ];
    const beyond = (seats: number | null) => [...beyondSeats(teamOf({ members, seats }))];
    expect(beyond(4)).toEqual([]);
    expect(beyond(null)).toEqual([]);
    expect(beyond(3)).toEqual(['third']);
    expect(beyond(1)).toEqual(['first', 'second', 'third']);
    expect(beyond(0)).toEqual(['first', 'second', 'third']);
  });

  it('R257: never an owner, and never more nor fewer than are too many', () => {
    const role = fc.constantFrom('owner', 'admin', 'member');
    fc.assert(
      fc.property(fc.array(role, { maxLength: 12 }), fc.nat(12), (roles, seats) => {
        const members = roles.map((each, number) => someone(`m${number}`, each));
        const beyond = beyondSeats(teamOf({ members, seats }));
        const owners = members.filter((each) => each.role === 'owner');
        expect(owners.some(({ userId }) => beyond.has(userId))).toBe(false);
        expect(beyond.size).toBe(Math.max(0, members.length - Math.max(seats, owners.length)));
      }),
    );
  });
});

describe('managing', () => {
  it('reaches everyone but those above', () => {
    expect(checkMayManage(teamOf(), 'member', admin)).toMatchObject({ userId: 'member' });
    expect(checkMayManage(teamOf(), 'admin', admin)).toMatchObject({ userId: 'admin' });
    expect(() => checkMayManage(teamOf(), 'owner', admin)).toThrow(code('role-not-enough'));
    expect(() => checkMayManage(teamOf(), 'member', member)).toThrow(code('role-not-enough'));
    expect(() => checkMayManage(teamOf(), 'stranger', owner)).toThrow(code('no-such-member'));
  });

  it('never leaves a team without an owner who can sign in', () => {
    const second = someone('second', 'owner');
    const two = teamOf({ members: [...teamOf().members, second] });
    const oneShutOut = teamOf({ members: [...teamOf().members, { ...second, disabled: true }] });
    expect(() => checkOwnerRemains(two, 'owner')).not.toThrow();
    expect(() => checkOwnerRemains(teamOf(), 'member')).not.toThrow();
    for (const team of [teamOf(), oneShutOut]) {
      expect(() => checkOwnerRemains(team, 'owner')).toThrow(code('owner-needed'));
      expect(() => checkMayManage(team, 'owner', owner)).toThrow(code('owner-needed'));
    }
  });

  it('is handed over by an owner, to another member who can sign in', () => {
    const team = teamOf({ members: [...teamOf().members, someone('gone', 'member', { disabled: true })] });
    expect(heirIn(team, 'member', owner)).toMatchObject({ userId: 'member' });
    for (const nobody of ['owner', 'gone', 'stranger'])
      expect(() => heirIn(team, nobody, owner)).toThrow(code('no-such-member'));
    expect(() => heirIn(team, 'member', admin)).toThrow(code('role-not-enough'));
  });
});
