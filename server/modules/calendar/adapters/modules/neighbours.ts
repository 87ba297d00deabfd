import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { CollabsApi } from '../../../collabs/index.js';
import type { IdentityApi } from '../../../identity/index.js';
import type { DiaryEntry } from '../../domain/feed.js';
import { Diaries, FeedReaders } from '../../ports/feeds.js';

export class CollabDiaries extends Diaries {
  constructor(private readonly collabs: Pick<CollabsApi, 'appointmentsOf'>) {
    super();
  }

  of(profile: ProfileRef): Promise<readonly DiaryEntry[]> {
    return this.collabs.appointmentsOf(profile);
  }
}

export class IdentityFeedReaders extends FeedReaders {
  constructor(private readonly identity: Pick<IdentityApi, 'membersOf'>) {
    super();
  }

  async isMember(userId: string, profileUid: string): Promise<boolean> {
    return (await this.identity.membersOf(profileUid)).some((member) => member.userId === userId);
  }
}
