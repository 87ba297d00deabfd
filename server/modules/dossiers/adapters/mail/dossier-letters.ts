import type { Config } from '../../../../config.js';
import { forProfile } from '../../../../contract/rules/portal-paths.js';
import type { EventBus } from '../../../../shared/events/index.js';
import { type DomainEvent, theProduct } from '../../../../shared/kernel/index.js';
import { type Letter, type LetterCatalogue, madeUp, type Mailer } from '../../../../shared/mail/index.js';
import type { IdentityApi } from '../../../identity/index.js';
import type { Evidence } from '../../domain/evidence.js';
import type { DossierSeal, ProvenCollabs } from '../../ports/dossiers.js';

/**
 * Emails both sides the last hash of their completed Collab's log, and the key that signed it. Nobody here can change
 * their mailboxes, so truncating the log would be detected.
 */
export class DossierLetters {
  constructor(
    bus: EventBus,
    private readonly collabs: ProvenCollabs,
    private readonly seal: DossierSeal,
    private readonly mailer: Mailer,
    private readonly identity: Pick<IdentityApi, 'membersOf'>,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    bus.subscribe({
      id: 'collabs.mail-dossier-head',
      hears: ['collab.completed'],
      handle: ({ aggregate, occurredAt }: DomainEvent) => this.tell(aggregate.id, occurredAt),
    });
  }

  private async tell(collabId: string, at: Date): Promise<void> {
    const evidence = await this.collabs.evidence(theProduct, collabId, at);
    const last = (await this.seal.rowsOf(collabId)).at(-1);
    if (!last) return;
    for (const { id } of [evidence.brand, evidence.influencer]) {
      const url = forProfile(`${this.config.publicUrl}/app/collabs/${collabId}`, id);
      for (const { email } of await this.identity.membersOf(id))
        await this.mailer.send(completedLetter(email, evidence, { ...last, key: this.seal.keyId }, url));
    }
  }
}

/** The two lines that we can't change once they are in the recipient's mailbox. */
const completedLetter = (
  to: string,
  { collab, terms, content, brand, influencer }: Evidence,
  { seq, hash, key }: Readonly<{ seq: number | string; hash: string; key: string }>,
  url: string,
): Letter => ({
  id: 'collabs.completed',
  to,
  subject: `Completed: ${terms.title}`,
  heading: 'This Collab is completed',
  paragraphs: [
    `${content.acceptedAt ? collab.reason : `Every piece that ${brand.name} and @${influencer.handle} agreed on is published.`} You have 14 days to review each other.`,
    'The dossier holds everything that was agreed and done, signed as it happened. Keep the two lines below: with them, the dossier’s verifier can show that nothing was changed or cut off.',
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

/** Emails about dossiers. */
export class DossiersLetterSamples {
  constructor(catalogue: LetterCatalogue, { publicUrl }: Pick<Config, 'publicUrl'>) {
    const { id, brand, person, handle } = madeUp;
    const evidence: Evidence = {
      collab: { id, stage: 6, outcome: 'completed', reason: null },
      terms: { title: 'Tasting menu for two' },
      content: { acceptedAt: null },
      brand: { id, name: brand },
      influencer: { id, name: person, handle },
    };
    const head = { seq: 42, hash: 'c0ffee'.repeat(10) + 'c0ff', key: '5f3a9c1e07b24d68' };
    catalogue.add((mailer, { email }) =>
      mailer.send(completedLetter(email, evidence, head, forProfile(`${publicUrl}/app/collabs/${id}`, id))),
    );
  }
}
