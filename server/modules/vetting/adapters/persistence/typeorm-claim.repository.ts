import { EntitySchema } from 'typeorm';
import { columnsOf, type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { type Claim, type ClaimEvent, openClaimsAPerson } from '../../domain/claim.js';
import { vettingErrors } from '../../domain/vetting.errors.js';
import { type ClaimOfProfile, ClaimRepository } from '../../ports/repositories.js';

export const ClaimSchema = new EntitySchema<Claim>({
  name: 'Claim',
  tableName: 'influencer_claims',
  columns: {
    id: { type: 'uuid', primary: true },
    influencerId: { type: 'uuid', name: 'influencer_id' },
    userId: { type: 'uuid', name: 'user_id' },
    code: { type: 'text' },
    state: { type: 'text' },
    requestedAt: { type: 'timestamptz', name: 'requested_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    decidedAt: { type: 'timestamptz', name: 'decided_at', nullable: true },
    decidedBy: { type: 'uuid', name: 'decided_by', nullable: true },
    reason: { type: 'text', nullable: true },
    version: { type: 'int' },
  },
});

export class TypeOrmClaimRepository extends ClaimRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Claim> {
    const claim = await this.db.manager.findOneBy(ClaimSchema, { id });
    if (!claim) throw vettingErrors.claimNotFound(id);
    return claim;
  }

  ofUser(userId: string): Promise<ClaimOfProfile[]> {
    return this.db.rows<ClaimOfProfile>(
      `select ${columnsOf(ClaimSchema, 'c')}, i.handle, i.name
       from influencer_claims c join profile_influencer_facts i on i.id = c.influencer_id
       where c.user_id = $1 order by c.requested_at desc, c.id desc`,
      [userId],
      'own-claims',
    );
  }

  ofInfluencer(influencerId: string): Promise<Claim[]> {
    return this.db.manager.find(ClaimSchema, {
      where: { influencerId },
      order: { requestedAt: 'DESC', id: 'DESC' },
    });
  }

  due(now: Date, limit: number): Promise<Claim[]> {
    return this.db.manager
      .createQueryBuilder(ClaimSchema, 'claim')
      .where(`claim.state = 'open' and claim.expires_at <= :now`, { now })
      .orderBy('claim.expiresAt')
      .take(limit)
      .getMany();
  }

  save(claim: Claim, event: ClaimEvent): Promise<Claim> {
    const next = { ...claim, version: claim.version + 1 };
    return this.db.inTransaction(async () => {
      const known = claim.version === 0 ? await this.insert(next) : await this.replace(claim.version, next);
      if (!known) await this.outbox.append([event]);
      return known ?? next;
    });
  }

  /** Returns the one that is already open, if any. */
  private async insert(claim: Claim): Promise<Claim | null> {
    // Serialises changes of one person, so that the count is right.
    await this.db.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`claims:${claim.userId}`]);
    const open = await this.db.manager.findBy(ClaimSchema, { userId: claim.userId, state: 'open' });
    const known = open.find(({ influencerId }) => influencerId === claim.influencerId);
    if (known) return known;
    if (open.length >= openClaimsAPerson) throw vettingErrors.tooManyClaims();
    await this.db.manager.insert(ClaimSchema, claim);
    return null;
  }

  private async replace(version: number, claim: Claim): Promise<null> {
    const write = this.db.manager.update(ClaimSchema, { id: claim.id, version }, claim);
    const { affected } = await orConflict(write, () => vettingErrors.claimOver(), 'influencer_claims_confirmed');
    if (affected === 0) throw vettingErrors.claimOver();
    return null;
  }
}
