import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent, ProfileRef } from '../../../../shared/kernel/index.js';
import type { LiveHub } from '../../../../shared/realtime/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { MembersApi } from '../../../identity/index.js';
import type { ForgetInvitations } from '../../use-cases/invite-to-team.js';

/** What happens when someone joins, leaves or is invited, and when the plan's seats change. */
export class TeamSubscriptions {
  constructor(
    bus: EventBus,
    live: LiveHub,
    members: Pick<MembersApi, 'seeAfresh'>,
    due: DueWork,
    forget: ForgetInvitations,
  ) {
    bus.subscribe({
      id: 'identity.tell-team',
      hears: ['invitation.*', 'user.linked', 'user.unlinked', 'user.role-changed'],
      handle: async ({ name, payload }: DomainEvent) => {
        const { profile } = payload as { profile?: ProfileRef };
        if (!profile) return;
        await live.publish([{ name, type: 'team', id: profile.uid, audience: [`profile:${profile.uid}`] }]);
        if (!name.startsWith('invitation.')) await members.seeAfresh(profile.uid);
      },
    });
    bus.subscribe({
      id: 'identity.count-seats-afresh',
      hears: ['subscription.*', 'entitlement.*'],
      handle: ({ aggregate }: DomainEvent) => members.seeAfresh(aggregate.id),
    });
    due.add('identity.forget-invitations', () => forget.execute());
  }
}
