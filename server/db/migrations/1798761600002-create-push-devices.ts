import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePushDevices1798761600002 implements MigrationInterface {
  name = 'CreatePushDevices1798761600002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table push_devices (
        id uuid primary key,
        user_id uuid not null,
        signed_in_at timestamptz not null,
        name text not null,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        created_at timestamptz not null,
        constraint push_devices_endpoint unique (endpoint),
        constraint push_devices_sign_in unique (user_id, signed_in_at)
      )`);
    await db.query(`
      create table pushes (
        device_id uuid not null references push_devices (id) on delete cascade,
        notification_id uuid not null references notifications (id) on delete cascade,
        due_at timestamptz not null,
        attempts smallint not null default 0,
        primary key (device_id, notification_id)
      )`);
    await db.query('create index pushes_due on pushes (due_at)');
    await db.query('create index pushes_notification on pushes (notification_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table pushes');
    await db.query('drop table push_devices');
  }
}
