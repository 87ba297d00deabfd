import type { Collab } from '../../modules/collabs/domain/collab.js';
import type { Deliverable } from '../../modules/collabs/domain/deliverable.js';
import type { Slot } from '../../modules/offers/domain/slot.js';
import { type Actor, theProduct } from '../../shared/kernel/index.js';
import type { DemoProduct } from './demo-product.js';
import { demoInfluencers } from './influencers.js';
import type { OfferKey, OpenOffer } from './offers.js';
import { demoPicture, workFor } from './pictures.js';
import { daysFrom, type SeedClock, type SeededRandom } from './seeded.js';
import type { DemoStory } from './stories.js';

const captions = [
  'Ad · I’ll be talking about this one for a while. They had me as their guest.',
  'Ad · Come for the welcome, stay for the details. This visit was a gift.',
  'Ad · My favourite hour of the week, and I was invited.',
  'Ad · Saved you a seat. Thanks for having me as your guest.',
];

const hours = ['09:20', '11:45', '13:10', '17:30', '20:05'];

/** Plays one Collab after the other, step by step, each at its time in the past. */
export class Storyteller {
  /** How many pieces have been submitted for each offer, to rotate its pictures. */
  private readonly submitted = new Map<OfferKey, number>();

  constructor(
    private readonly product: DemoProduct,
    private readonly clock: SeedClock,
    private readonly random: SeededRandom,
  ) {}

  /** When a story begins: this long before its visit, or before today. */
  beginningOf(story: DemoStory, offer: OpenOffer): Date {
    const visit = this.visitOf(story, offer);
    return visit ? daysFrom(visit.startsAt, -9) : this.clock.day(-story.daysAgo, this.random.oneOf(hours));
  }

  /** Returns the final Collab, and when it was approved, if it was. */
  async tell(
    story: DemoStory,
    offer: OpenOffer,
    influencer: Actor,
    askedAt: Date,
  ): Promise<{ collab: Collab; approvedAt?: Date }> {
    const visit = this.visitOf(story, offer);
    const requested = await this.request(story, offer, influencer, askedAt);
    switch (story.milestone) {
      case 'requested':
        return { collab: requested };
      case 'declined':
        return { collab: await this.move(offer.owner, requested, 'decline', daysFrom(askedAt, 1), story.words) };
      case 'withdrawn':
        return { collab: await this.move(influencer, requested, 'withdraw', daysFrom(askedAt, 1), story.words) };
      case 'expired':
        return { collab: await this.move(theProduct, requested, 'expire', daysFrom(askedAt, 7)) };
    }
    const approvedAt = daysFrom(askedAt, 1);
    this.clock.set(approvedAt);
    await this.product.payments.prepare(offer.owner, requested);
    const approved = await this.move(offer.owner, requested, 'approve', approvedAt);
    if (story.milestone === 'approved') return { collab: approved, approvedAt };

    const scheduledAt = daysFrom(askedAt, 2);
    const slot =
      visit ?? nextAfter(offer, story.milestone === 'scheduled' ? this.clock.today : daysFrom(scheduledAt, 4));
    this.clock.set(scheduledAt);
    const { foodRisks, handoffNote } = story;
    const scheduled = await this.product.scheduleCollab.execute(influencer, approved.id, slot.id, { foodRisks });
    if (story.milestone === 'cancelled') {
      const cancelled = await this.move(influencer, scheduled, 'cancel', daysFrom(askedAt, 4), story.words);
      return { collab: cancelled, approvedAt };
    }
    if (story.milestone === 'scheduled') {
      const note = { action: 'note-handoff', note: handoffNote ?? '' } as const;
      return {
        collab: handoffNote ? await this.product.stepCollab.execute(offer.owner, scheduled.id, note) : scheduled,
        approvedAt,
      };
    }
    this.clock.set(slot.startsAt);
    const visited = await this.product.stepCollab.execute(offer.owner, scheduled.id, { action: 'check-in' });
    return { collab: await this.afterTheVisit(story, offer.owner, influencer, visited), approvedAt };
  }

  /** The latest possible time of a visit that is over. */
  private visitOf({ milestone, daysAgo }: DemoStory, { slots }: OpenOffer): Slot | undefined {
    const over = ['visited', 'partly-in', 'delivered', 'sent-back', 'to-publish', 'completed'].includes(milestone);
    return over ? slots.findLast(({ startsAt }) => startsAt <= daysFrom(this.clock.today, -daysAgo)) : undefined;
  }

  private async request({ note }: DemoStory, { id }: OpenOffer, influencer: Actor, at: Date): Promise<Collab> {
    this.clock.set(at);
    return (await this.product.requestCollab.execute(influencer, id, influencer.profile!.uid, note)).collab;
  }

  private move(
    actor: Actor,
    { id }: Collab,
    action: Parameters<DemoProduct['moveCollab']['execute']>[2],
    at: Date,
    reason?: string,
  ): Promise<Collab> {
    this.clock.set(at);
    return this.product.moveCollab.execute(actor, id, action, { reason });
  }

  private async afterTheVisit(story: DemoStory, brand: Actor, influencer: Actor, collab: Collab): Promise<Collab> {
    const { milestone, words } = story;
    const visitAt = collab.visitAt!;
    const pieces = collab.deliverables;
    const handedIn = milestone === 'visited' ? [] : pieces.slice(0, milestone === 'partly-in' ? 1 : undefined);
    let now = collab;
    for (const piece of handedIn)
      now = await this.handIn(story.offer, influencer, collab.id, piece, daysFrom(visitAt, 2));
    if (milestone === 'sent-back') {
      this.clock.set(daysFrom(visitAt, 3));
      const comment = words ?? 'Could we see a little more of the room, please?';
      now = await this.product.deliverPiece.execute(brand, pieces[0]!.id, { action: 'suggest-changes', comment });
    }
    if (milestone !== 'to-publish' && milestone !== 'completed') return now;

    this.clock.set(daysFrom(visitAt, 4));
    for (const { id } of pieces) now = await this.product.deliverPiece.execute(brand, id, { action: 'approve' });
    if (milestone === 'to-publish') return now;

    this.clock.set(daysFrom(visitAt, 6));
    for (const { id, type } of now.deliverables.filter(({ status }) => status === 'draft')) {
      const url = this.postAddress(story, type);
      now = await this.product.deliverPiece.execute(influencer, id, { action: 'publish', url });
    }
    return now;
  }

  private async handIn(
    offer: OfferKey,
    influencer: Actor,
    collabId: string,
    { id, position, type }: Deliverable,
    at: Date,
  ): Promise<Collab> {
    this.clock.set(at);
    const name = `${type}-${position + 1}.webp`;
    const { id: mediaId } = await this.product.keepFile.execute(influencer, name, this.nextPicture(offer), collabId);
    const caption = this.random.oneOf(captions);
    return this.product.deliverPiece.execute(influencer, id, {
      action: 'submit',
      mediaId,
      caption,
      marks: [],
      attested: true,
    });
  }

  private nextPicture(offer: OfferKey): Uint8Array {
    const before = this.submitted.get(offer) ?? 0;
    this.submitted.set(offer, before + 1);
    const names = workFor(offer);
    return demoPicture('work', names[before % names.length]!);
  }

  private postAddress({ by }: DemoStory, type: Deliverable['type']): string {
    if (type !== 'story') return `https://www.instagram.com/p/${this.random.word(11)}/`;
    const [, handle] = demoInfluencers[by]!;
    return `https://www.instagram.com/stories/${handle}/${this.random.between(10 ** 14, 10 ** 15 - 1)}/`;
  }
}

function nextAfter({ slots }: OpenOffer, moment: Date): Slot {
  return slots.find(({ startsAt }) => startsAt > moment)!;
}
