import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { NotifiedCache } from '../../../../shared/realtime/index.js';
import { discoveryErrors } from '../../domain/discovery.errors.js';
import { noTargeting, type ProtectedWish, type Targeting, type TargetingEvent } from '../../domain/targeting.js';
import { TargetingRepository } from '../../ports/repositories.js';

type Row = Omit<Targeting, 'protectedWishes'> & {
  protectedWishes: (Omit<ProtectedWish, 'askedAt'> & { askedAt: string })[];
};

const read = `
  select brand_id as "brandId", wanted, protected_wishes as "protectedWishes", words, exclude, updated_at as "updatedAt", version
  from brand_targetings where brand_id = $1`;

/** A brand with a row is updated at its version; one without gets its first row. */
const write = `
  insert into brand_targetings as t (brand_id, wanted, protected_wishes, words, exclude, updated_at, version)
  select $1, $2, $3, $4, $5, $6, $7 where $7 = 1 or exists (select from brand_targetings where brand_id = $1)
  on conflict (brand_id) do update set wanted = excluded.wanted, protected_wishes = excluded.protected_wishes,
    words = excluded.words, exclude = excluded.exclude, updated_at = excluded.updated_at, version = excluded.version
  where t.version = excluded.version - 1`;

export class SqlTargetingRepository extends TargetingRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly kept: Pick<NotifiedCache<Targeting>, 'of' | 'changed'>,
  ) {
    super();
  }

  of(brandId: string): Promise<Targeting> {
    return this.kept.of(brandId, () => this.read(brandId));
  }

  private async read(brandId: string): Promise<Targeting> {
    const [row] = await this.db.quickRead<Row>(read, [brandId], 'targeting-of-brand');
    if (!row) return noTargeting(brandId);
    const protectedWishes = row.protectedWishes.map((wish) => ({ ...wish, askedAt: new Date(wish.askedAt) }));
    return { ...row, protectedWishes };
  }

  save(targeting: Targeting, event: TargetingEvent): Promise<Targeting> {
    const next = { ...targeting, version: targeting.version + 1 };
    const { brandId, wanted, protectedWishes, words, exclude, updatedAt, version } = next;
    return this.db.inTransaction(async () => {
      const values = [brandId, wanted, JSON.stringify(protectedWishes), words, exclude, updatedAt, version];
      if ((await this.db.affected(write, values)) === 0) throw discoveryErrors.targetingStale();
      await this.outbox.append([event]);
      await this.kept.changed(brandId);
      return next;
    });
  }
}
