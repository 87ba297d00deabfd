import { type Actor, checkMember, type Clock, ownProfile } from '../../../shared/kernel/index.js';
import {
  type CollabLink,
  hourOf,
  isPerson,
  type LinkVisit,
  makeLink,
  targetIn,
  withCampaign,
} from '../domain/collab-link.js';
import { outcomeErrors } from '../domain/outcome.errors.js';
import type { CollabLinks, LinkClicks, SettingsRepository } from '../ports/repositories.js';
import type { Collabs, LinkTargets, ResultingCollab, Sides } from '../ports/neighbours.js';

/** How often a word is chosen again because another Collab has just taken it. */
const tries = 5;

/** @throws outcomes/wrong-target, also for an address that isn't public */
export async function checkedTarget(text: string, targets: LinkTargets): Promise<string> {
  const url = targetIn(text, targets.httpsOnly);
  if (await targets.refuses(url))
    throw outcomeErrors.wrongTarget('This address isn’t on the public internet. Please enter a public one.');
  return url;
}

/** A service: the link and the word of a Collab, for both sides. */
export class CollabLinkService {
  constructor(
    private readonly links: CollabLinks,
    private readonly collabs: Pick<Collabs, 'get'>,
    private readonly targets: LinkTargets,
    private readonly clock: Clock,
  ) {}

  /** Created when someone first looks. @throws collabs/not-found, outcomes/not-agreed */
  async show(actor: Actor, collabId: string): Promise<CollabLink> {
    return this.of(await this.collabs.get(actor, collabId));
  }

  /** The brand says where it leads; null is the brand's usual address. @throws as `show` does, outcomes/wrong-target */
  async lead(actor: Actor, collabId: string, targetUrl: string | null): Promise<CollabLink> {
    checkMember(actor, 'collabs');
    const link = await this.show(actor, collabId);
    if (link.brandId !== ownProfile(actor).uid) throw outcomeErrors.linkNotFound();
    const target = targetUrl === null ? null : await checkedTarget(targetUrl, this.targets);
    await this.links.lead(collabId, target);
    return { ...link, targetUrl: target };
  }

  private async of(collab: ResultingCollab): Promise<CollabLink> {
    const existing = await this.links.ofCollab(collab.id);
    if (existing) return existing;
    if (!collab.isAgreed) throw outcomeErrors.notAgreed();
    for (let left = tries; left > 0; left -= 1) {
      const words = (await this.links.ofBrand(collab.brandId)).map(({ word }) => word);
      const link = await this.links.addOrFind(makeLink(collab, new Set(words), this.clock.now()));
      if (link) return link;
    }
    throw outcomeErrors.busy();
  }
}

/** Someone follows a Collab's link. */
export class FollowLink {
  constructor(
    private readonly links: Pick<CollabLinks, 'byCode'>,
    private readonly clicks: Pick<LinkClicks, 'count'>,
    private readonly settings: Pick<SettingsRepository, 'of'>,
    private readonly sides: Pick<Sides, 'campaignOf'>,
    private readonly targets: Pick<LinkTargets, 'fallback'>,
    private readonly clock: Clock,
  ) {}

  /** Returns the address where it leads; a person's click is counted. @throws outcomes/link-not-found */
  async execute(code: string, visit: LinkVisit): Promise<string> {
    const link = await this.links.byCode(code);
    if (!link) throw outcomeErrors.linkNotFound();
    const { brandId, influencerId, collabId } = link;
    const [said, campaign] = await Promise.all([
      this.settings.of(brandId),
      this.sides.campaignOf(brandId, influencerId),
    ]);
    if (isPerson(visit)) await this.clicks.count(collabId, hourOf(this.clock.now()));
    return withCampaign(link.targetUrl ?? said.targetUrl ?? this.targets.fallback, campaign);
  }
}
