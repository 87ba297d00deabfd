import { defineStaffList } from '../../../../shared/staff-list/index.js';
import { partnerErrors } from '../../domain/partner.errors.js';
import { StaffDeliveryView, StaffWebhookView } from '../http/webhooks.dto.js';

/** Counts failures among this many of the newest messages, so that a busy endpoint costs no more than a quiet one. */
const countedMessages = 100;

/** Without the secret, and only the URL's host: its path can be a secret too. */
export const webhookList = defineStaffList<StaffWebhookView>({
  resource: 'webhooks',
  row: StaffWebhookView,
  names: { one: 'Webhook', many: 'Webhooks' },
  titles: { one: 'a webhook', many: 'all webhooks' },
  about: '`failing=true` returns webhooks whose deliveries fail, or that were switched off because of that.',
  from: 'webhook_endpoints e',
  beside: `
    left join profile_brand_cards b on b.id = e.profile_uid
    left join profile_influencer_cards i on i.id = e.profile_uid
    left join lateral (
      select json_build_object('state', d.state, 'lastStatus', d.last_status, 'lastError', d.last_error,
        'lastAttemptAt', d.last_attempt_at, 'createdAt', d.created_at) as last
      from webhook_deliveries d where d.endpoint_id = e.id order by d.id desc limit 1) l on true
    cross join lateral (
      select count(*) filter (where n.state = 'failed')::int as failures from (
        select d.state from webhook_deliveries d where d.endpoint_id = e.id order by d.id desc limit ${countedMessages}) n) f`,
  fields: {
    id: { sql: 'e.id', sort: true, filter: 'e.id = any(?::uuid[])' },
    profileUid: { sql: 'e.profile_uid', filter: 'e.profile_uid = ?::uuid' },
    profileType: { sql: 'e.profile_type', filter: true },
    owner: { sql: 'coalesce(b.name, i.name)' },
    host: { sql: `substring(e.url from '^https?://([^/?#]+)')` },
    events: { sql: 'e.events' },
    state: { sql: 'e.state', filter: true },
    failingSince: { sql: 'e.failing_since', sort: true, nullsLast: true },
    createdAt: { sql: 'e.created_at', sort: true },
    last: { sql: 'l.last' },
    failures: { sql: 'f.failures' },
  },
  filters: { failing: `(e.state = 'failed' or e.failing_since is not null) = ?::boolean` },
  defaultSort: ['id', 'DESC'],
  notFound: partnerErrors.noSuchEndpoint,
});

/** The deliveries to an endpoint, without payloads: those are between the account and its program. */
export const deliveryList = defineStaffList<StaffDeliveryView>({
  resource: 'deliveries',
  row: StaffDeliveryView,
  names: { many: 'WebhookDeliveries' },
  titles: { many: 'the deliveries of a brand’s or influencer’s webhook' },
  from: 'webhook_deliveries d',
  fields: {
    id: { sql: 'd.id', sort: true, filter: 'd.id = any(?::uuid[])' },
    event: { sql: 'd.event_name', filter: true },
    state: { sql: 'd.state', filter: true },
    attempts: { sql: 'd.attempts' },
    lastStatus: { sql: 'd.last_status' },
    lastError: { sql: 'd.last_error' },
    lastAttemptAt: { sql: 'd.last_attempt_at' },
    nextAttemptAt: { sql: `case when d.state = 'waiting' then d.next_attempt_at end` },
    createdAt: { sql: 'd.created_at', sort: true },
  },
  filters: { endpointId: 'd.endpoint_id = ?::uuid' },
  defaultSort: ['id', 'DESC'],
});
