import { EntitySchema } from 'typeorm';
import type { Platform } from '../../../../contract/lists/social.js';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Connection, ConnectionEvent } from '../../domain/connection.js';
import { connectionErrors } from '../../domain/connection.errors.js';
import { ConnectionRepository } from '../../ports/connections.js';

export class TypeOrmConnectionRepository extends ConnectionRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  of(influencerId: string): Promise<readonly Connection[]> {
    return this.db.manager.find(ConnectionSchema, { where: { influencerId }, order: { platform: 'ASC' } });
  }

  withAccount(platform: Platform, account: string): Promise<readonly Connection[]> {
    return this.db.manager.find(ConnectionSchema, {
      where: [
        { platform, externalId: account },
        { platform, scopedId: account },
      ],
    });
  }

  async remove(connectionId: string): Promise<void> {
    await this.db.manager.delete(ConnectionSchema, { id: connectionId });
  }

  due(
    what: 'refresh' | 'read',
    platforms: readonly Platform[],
    now: Date,
    most: number,
  ): Promise<readonly Connection[]> {
    const at = what === 'refresh' ? 'refreshAt' : 'readAt';
    return this.db.manager
      .createQueryBuilder(ConnectionSchema, 'c')
      .where(
        `c.platform = any(:platforms) and c.${at} <= :now and (c.refreshingUntil is null or c.refreshingUntil <= :now)`,
        { platforms, now },
      )
      .orderBy(`c.${at}`)
      .addOrderBy('c.id')
      .limit(most)
      .getMany();
  }

  save(connection: Connection, ...events: ConnectionEvent[]): Promise<Connection> {
    const { id, version, platform } = connection;
    const next = { ...connection, version: version + 1 };
    const written = this.db.inTransaction(async () => {
      if (version === 0) await this.db.manager.insert(ConnectionSchema, next);
      else {
        const { affected } = await this.db.manager.update(ConnectionSchema, { id, version }, next);
        if (affected === 0) throw connectionErrors.stale();
      }
      await this.outbox.append(events);
      return next;
    });
    const held = orConflict(written, () => connectionErrors.accountTaken(platform), 'connections_one_holder');
    return orConflict(held, () => connectionErrors.stale());
  }
}

export const ConnectionSchema = new EntitySchema<Connection>({
  name: 'Connection',
  tableName: 'connections',
  columns: {
    id: { type: 'uuid', primary: true },
    influencerId: { type: 'uuid', name: 'influencer_id' },
    platform: { type: 'text' },
    externalId: { type: 'text', name: 'external_id' },
    scopedId: { type: 'text', name: 'scoped_id', nullable: true },
    handle: { type: 'text' },
    scopes: { type: 'text', array: true },
    state: { type: 'text' },
    sealedTokens: { type: 'text', name: 'sealed_tokens', nullable: true },
    accessUntil: { type: 'timestamptz', name: 'access_until' },
    grantUntil: { type: 'timestamptz', name: 'grant_until', nullable: true },
    refreshAt: { type: 'timestamptz', name: 'refresh_at', nullable: true },
    refreshingUntil: { type: 'timestamptz', name: 'refreshing_until', nullable: true },
    readAt: { type: 'timestamptz', name: 'read_at', nullable: true },
    failures: { type: 'int' },
    heldAt: { type: 'timestamptz', name: 'held_at', nullable: true },
    connectedBy: { type: 'text', name: 'connected_by' },
    connectedAt: { type: 'timestamptz', name: 'connected_at' },
    endedAt: { type: 'timestamptz', name: 'ended_at', nullable: true },
    version: { type: 'int' },
  },
});
