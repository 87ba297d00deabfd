import type { Config } from '../../../../config.js';
import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { Letter, Mailer } from '../../../../shared/mail/index.js';
import type { IdentityApi } from '../../../identity/index.js';
import type { CollabRecord, CollabRecords } from '../../ports/collab-records.js';
import type { DossierSeal } from '../../ports/dossier-seal.js';

/**
 * Tells both sides where the log of their completed Collab ends, and which key signed it: what lies in their mailboxes
 * nobody here can change, so that a log whose end was cut off shows.
 */
export class DossierLetters {
  constructor(
    bus: EventBus,
    private readonly collabs: CollabRecords,
    private readonly seal: DossierSeal,
    private readonly mailer: Mailer,
    private readonly identity: Pick<IdentityApi, 'membersOf'>,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    bus.subscribe({
      id: 'collabs.mail-dossier-head',
      hears: ['collab.completed'],
      handle: ({ aggregate }: DomainEvent) => this.tell(aggregate.id),
    });
  }

  private async tell(collabId: string): Promise<void> {
    const { collab, brand, influencer } = await this.collabs.get(collabId);
    const last = (await this.seal.rowsOf(collabId)).at(-1);
    if (!last) return;
    const members = await Promise.all([collab.brandId, collab.influencerId].map((uid) => this.identity.membersOf(uid)));
    const url = `${this.config.publicUrl}/app/collabs/${collabId}`;
    for (const { email } of members.flat())
      await this.mailer.send(
        completedLetter(email, { collab, brand, influencer }, { ...last, key: this.seal.keyId }, url),
      );
  }
}

/** The two lines that nobody here can change, once they lie in somebody's mailbox. */
export const completedLetter = (
  to: string,
  { collab, brand, influencer }: Pick<CollabRecord, 'collab' | 'brand' | 'influencer'>,
  { seq, hash, key }: Readonly<{ seq: number | string; hash: string; key: string }>,
  url: string,
): Letter => ({
  id: 'collabs.completed',
  to,
  subject: `Completed: ${collab.terms.title}`,
  heading: 'This Collab is completed',
  paragraphs: [
    `${collab.acceptedAt ? collab.reason : `Every piece that ${brand.name} and @${influencer.handle} agreed on is published.`} You have 14 days to review each other.`,
    'The dossier holds everything that was agreed and done, signed as it happened. Keep the two lines below: with them its verifier shows that nothing was changed or cut off.',
  ],
  ticket: {
    stage: collab.stage,
    facts: [
      { label: 'Key', value: key, isCode: true },
      { label: 'Head', value: `${seq}:${hash}`, isCode: true },
    ],
  },
  button: { label: 'See the Collab', url },
});
