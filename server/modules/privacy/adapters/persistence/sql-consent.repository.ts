import type { Database } from '../../../../shared/db/index.js';
import type { Consent } from '../../domain/consent.js';
import { ConsentRepository } from '../../ports/repositories.js';

export class SqlConsentRepository extends ConsentRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async add({ id, userId, version, productAnalytics, heatMap, sessionReplay, decidedAt }: Consent): Promise<void> {
    await this.db.affected(
      `insert into consents (id, user_id, version, product_analytics, heat_map, session_replay, decided_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, userId, version, productAnalytics, heatMap, sessionReplay, decidedAt],
    );
  }

  async newestOf(userId: string): Promise<Consent | null> {
    const [newest] = await this.db.rows<Consent>(
      `select id, user_id as "userId", version, product_analytics as "productAnalytics", heat_map as "heatMap",
         session_replay as "sessionReplay", decided_at as "decidedAt"
       from consents where user_id = $1 order by decided_at desc, id desc limit 1`,
      [userId],
      'consent-newest',
    );
    return newest ?? null;
  }
}
