import type { TableClasses } from './table-classes.js';

/** The base, and records of staff and partners. */
export const base: Readonly<Record<string, TableClasses>> = {
  // The base
  audit_log: {
    ours: 'aggregate_type aggregate_id seq event_id name actor_id actor_role occurred_at',
    technical: 'payload_hash previous_hash hash signature key_id',
  },
  audit_details: { holder: 'audit', personal: 'payload', technical: 'event_id salt' },
  /** Deleted a week after delivery to everyone, or thirty days after it was given up. */
  outbox: {
    ours: 'id name occurred_at actor aggregate_type aggregate_id payload',
    technical: 'seq attempts next_attempt_at leased_until done_at parked_at last_error',
  },
  outbox_deliveries: { technical: 'event_id subscriber heard_at' },
  live_messages: { technical: 'id name type aggregate_id audience created_at' },
  /** Deleted a day after the request. Until then a client that never received the response can request it again. */
  idempotency_keys: { ours: 'owner', technical: 'key fingerprint begun_at status body' },
  job_workers: { technical: 'id seen_at' },
  backups: { technical: 'made_at bytes' },
  test_clock: { technical: 'id offset_ms frozen_at' },
  migrations: { technical: 'id timestamp name' },

  // Settings
  settings: { ours: 'id value changed_by changed_at' },
  list_additions: { ours: 'list id label lat lng withdrawn added_at changed_by changed_at' },

  // The desk of staff
  desk_notes: { holder: 'desk', personal: 'text', ours: 'id kind subject_id author_id created_at' },
  desk_tasks: {
    holder: 'desk',
    personal: 'title due_on done_at',
    ours: 'id kind subject_id assignee_id created_by created_at updated_at',
    technical: 'version',
  },
  desk_views: { holder: 'desk', personal: 'name query', ours: 'id owner_id resource shared created_at' },
  desk_tags: { holder: 'desk', personal: 'tag', ours: 'kind subject_id' },

  // Ads
  ads: {
    ours: 'id name slot headline text action link cover photo_path starts_at ends_at cities categories bands audience priority paused created_by created_at updated_at',
    technical: 'version',
  },
  ad_counts: { ours: 'ad_id impressions clicks' },
  /** One impression of an ad, anonymous; deleted after two days. */
  ad_views: { technical: 'id ad_id seen_at clicked_at' },

  // Partners
  webhook_endpoints: {
    holder: 'partners',
    personal: 'profile_uid profile_type url events state created_at',
    sensitive: 'sealed_secret previous_secret',
    ours: 'id',
    technical: 'previous_until failing_since',
  },
  /** Ids and states, deleted after 30 days. */
  webhook_deliveries: {
    ours: 'id endpoint_id event_id event_name body state created_at',
    technical: 'attempts next_attempt_at last_attempt_at last_status last_error',
  },
};
