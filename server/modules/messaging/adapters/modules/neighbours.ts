import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { Entitlements } from '../../../billing/index.js';
import type { IdentityApi } from '../../../identity/index.js';
import type { MediaApi } from '../../../media/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import type { Attachment } from '../../domain/message.js';
import { Addressees, AttachmentFiles, ChatAccess, Counterparts } from '../../ports/neighbours.js';

/** Profiles knows who exists. */
export class ProfileCounterparts extends Counterparts {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  async exist({ type, uid }: ProfileRef): Promise<boolean> {
    const cards = type === 'brand' ? this.profiles.brandCards([uid]) : this.profiles.influencerCards([uid]);
    return (await cards).has(uid);
  }
}

/** Profiles knows their names, and identity their people. */
export class ProfileAddressees extends Addressees {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly identity: IdentityApi,
  ) {
    super();
  }

  async names(influencerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const cards = await this.profiles.influencerCards(influencerIds);
    return new Map([...cards].map(([id, { handle }]) => [id, `@${handle}`]));
  }

  async isRead(influencerId: string): Promise<boolean> {
    return (await this.identity.membersOf(influencerId)).length > 0;
  }
}

/** Billing knows an account's entitlements. */
export class EntitledChatAccess extends ChatAccess {
  constructor(private readonly entitlements: Entitlements) {
    super();
  }

  require(brandId: string): Promise<void> {
    return this.entitlements.require(brandId, 'chats');
  }
}

/** Media knows a file's owner and detected type. */
export class MediaAttachmentFiles extends AttachmentFiles {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async ownedBy(ownerUid: string, mediaId: string): Promise<Attachment | null> {
    const file = await this.media.ownedBy(mediaId, ownerUid);
    if (!file) return null;
    const { kind, fileName, bytes, width, height } = file;
    return { mediaId, kind, fileName, bytes, width, height };
  }
}
