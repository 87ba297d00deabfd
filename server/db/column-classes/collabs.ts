import type { TableClasses } from './table-classes.js';

/** Collabs, and related data: files, messages, numbers, money. */
export const collabs: Readonly<Record<string, TableClasses>> = {
  // Collabs
  offers: {
    holder: 'offers',
    personal: `
      title kind gives value_pence asks brief venue venue_id city category guests guests_required guests_owe_content
      covers_pence included not_included tip dress_code house_rules contact_on_the_day content_due_days posts_stay_days
      photo_path shipped rights blackout_dates lat lng`,
    ours: 'id brand_id state exact_place created_at updated_at',
    technical: 'version',
  },
  /** Defaults of a brand's new offers. */
  offer_defaults: {
    holder: 'offers',
    personal: 'kind shipped venue_id category guests places asks content_due_days brief rights',
    ours: 'brand_id updated_at',
    technical: 'version',
  },
  slots: { ours: 'id offer_id starts_at capacity taken' },
  slot_waits: { ours: 'collab_id slot_id since held ends_at told_at' },
  food_risk_answers: { holder: 'collabs', personal: 'told_at', sensitive: 'guests', ours: 'collab_id asked_at' },
  /** Actions recorded at doors; they name nobody. Deleted with their Collab. */
  door_actions: {
    ours: `
      id link_id brand_id venue_id collab_id kind how pence minutes happened_at received_at outcome code detail`,
    technical: 'device_id nonce',
  },
  day_sheet_mails: { holder: 'day-sheets', personal: 'addresses', ours: 'venue_id brand_id hour' },
  day_sheets: { ours: 'venue_id day lines lines_before mailed_at', technical: 'checked_at' },
  check_in_links: {
    ours: 'id brand_id venue_id pin_hash failed locked_until created_by created_at',
    technical: 'version',
  },
  /** Creators' links and words. */
  collab_links: {
    holder: 'outcomes',
    personal: 'word',
    ours: 'collab_id brand_id influencer_id code target_url created_at',
  },
  link_clicks: { ours: 'collab_id hour clicks' },
  /** Guests are counted, never named. */
  guest_parties: {
    ours: 'id kind collab_id brand_id influencer_id venue_id came_at covers spend_pence source external_id',
  },
  covers_days: { ours: 'venue_id day brand_id covers source' },
  result_settings: { ours: 'brand_id target_url margin_percent' },
  booking_hooks: { ours: 'brand_id id sealed_secret created_at' },
  check_in_keys: {
    holder: 'door',
    personal: 'public_key retired_at created_at',
    ours: 'collab_id influencer_id kept_until',
  },
  reviews: {
    holder: 'reviews',
    personal: 'words appeal',
    ours: `
      id collab_id opinion by_side about_uid written_by created_at appealed_at decision decision_note decided_by
      decided_at`,
    technical: 'version',
  },
  connections: {
    holder: 'connections',
    personal: 'platform external_id scoped_id handle scopes state connected_at ended_at',
    sensitive: 'sealed_tokens',
    ours: 'id influencer_id connected_by',
    technical: 'access_until grant_until refresh_at refreshing_until read_at failures held_at version',
  },
  connection_journeys: {
    ours: 'user_id influencer_id platform',
    technical: 'state_hash verifier expires_at',
  },
  account_readings: {
    holder: 'connections',
    personal: 'platform day read_at followers posts reach audience',
    ours: 'connection_id influencer_id',
  },
  account_signs: {
    holder: 'connections',
    personal: 'platform kind value day',
    ours: 'influencer_id',
    technical: 'followers',
  },
  sign_contests: {
    holder: 'connections',
    personal: 'platform kind words reason contested_at decision note decided_at',
    ours: 'id influencer_id contested_by decided_by',
  },
  post_watches: { ours: 'piece_id influencer_id', technical: 'platform url published_at next_at seen_at media_id' },
  data_deletions: { technical: 'code platform asked_at' },
  ended_grants: { technical: 'connection_id platform sealed_tokens until' },
  saved_offers: { holder: 'offers', personal: 'offer_id saved_at', ours: 'influencer_id' },
  collabs: {
    holder: 'collabs',
    personal:
      'reason note handoff_note terms deliver_to no_show_answer tracking_number days_asked undelivered_claim bill running_late',
    ours: `
      id offer_id venue_id brand_id influencer_id requested_by stage outcome slot_id visit_at respond_by
      content_due_at approval_asked_by bookable_since times_end_at reminded_at confirm_asked_at brand_confirmed_at
      influencer_confirmed_at checked_in_at checked_in_by carrier dispatched_at no_show_claimed_at late_by
      days_given content_reminded_at close_warned_at late_from rights_notice_at use_reported
      completed_by_staff_at accepted_at due_at next_step_by created_at updated_at`,
    technical: 'version',
  },
  deliverables: {
    holder: 'collabs',
    personal: 'caption post_url rounds proof',
    ours: 'id collab_id position type content_type status media_id submitted_at approved_at published_at rights_until',
  },

  // Media
  media: {
    holder: 'media',
    personal: 'file_name storage_key',
    ours: `
      id owner_uid uploaded_by account_uid mime_type kind bytes uploaded_bytes width height rotation
      duration_ms codec frame_rate truncated sha256 poster_of created_at looks`,
  },
  delivered_twins: { ours: 'id piece_id other_id note settled_by settled_at', technical: 'difference found_at' },
  uploads: {
    holder: 'media',
    personal: 'file_name',
    ours: 'id owner_uid uploaded_by account_uid bytes poster_of',
    technical: 'state touched_at',
  },
  storage_accounts: { ours: 'uid used_bytes' },

  // Notifications
  notifications: {
    holder: 'notifications',
    personal: 'kind event_name facts read_at mailed_at',
    ours: 'id user_id event_id profile_uid other_uid subject_type subject_id created_at in_app',
    technical: 'mail_at',
  },
  notification_preferences: { holder: 'notifications', personal: 'kind channel enabled', ours: 'user_id' },
  notification_settings: { holder: 'notifications', personal: 'quiet_from quiet_until digest', ours: 'user_id' },
  push_devices: {
    holder: 'notifications',
    personal: 'name signed_in_at created_at',
    ours: 'id user_id',
    technical: 'endpoint p256dh auth',
  },
  pushes: { ours: 'device_id notification_id', technical: 'due_at attempts' },
  stopped_addresses: { holder: 'notifications', personal: 'email reason stopped_at' },

  // Messaging
  conversations: {
    ours: 'id kind brand_id influencer_id visitor_id blocked_by last_message_at created_at',
    technical: 'last_seq',
  },
  conversation_places: { ours: 'conversation_id side delivered_seq read_seq' },
  messages: {
    holder: 'messaging',
    personal: 'text files',
    ours: 'id conversation_id sender_user_id sender_uid side sent_at edited_at deleted_at',
    technical: 'seq client_id',
  },
  message_reports: {
    holder: 'messaging',
    personal: 'details',
    ours: `
      id conversation_id message_id reporter_user_id reporter_side reason reported_at resolved_at
      resolved_by decision`,
  },
  quick_replies: { holder: 'messaging', personal: 'text', ours: 'id owner created_at' },
  live_chat_visitors: {
    holder: 'messaging',
    personal: 'email page',
    ours: 'id created_at',
    technical: 'token_hash answer_due_at',
  },

  // Analytics
  user_events: {
    holder: 'analytics',
    personal: 'context user_id profile_uid',
    ours: 'id name profile_type occurred_at',
  },
  user_event_people: { holder: 'analytics', personal: 'user_id', technical: 'number' },
  user_event_changes: { technical: 'hour' },
  user_event_counts: { ours: 'grain starts_at profile_type name page block events people' },
  collab_record_facts: {
    ours: 'event_id collab_id brand_id influencer_id name by at late stage outcome pence piece_id',
  },
  reliability_marks: { ours: 'event_id side kind collab_id profile_id other_id kept minutes at' },
  gift_lines: { ours: 'id collab_id brand_id influencer_id kind pence basis received_at recorded_at reverses' },
  piece_readings: {
    holder: 'analytics',
    personal: 'reach views likes comments shares saves screenshot_id reason taken_at',
    ours: 'id piece_id influencer_id basis corrects corrected_at entered_by entered_at source',
  },
  piece_fetches: { ours: 'piece_id', technical: 'tried_at failures next_at asked_at' },
  report_links: {
    holder: 'analytics',
    personal: 'title',
    ours: 'id brand_id rolling_days from_day to_day with_costs created_by created_at expires_at revoked_at',
    technical: 'token_hash',
  },

  calendar_feeds: { ours: 'id user_id profile_uid profile_type created_at' },

  // Billing. Accounting records are kept for six years, by law; they are about a brand, not a person.
  subscriptions: {
    holder: 'billing',
    personal: 'card_brand card_last4 card_ends_at',
    ours: `
      brand_id plan paying period_starts_at period_ends_at updated_at status provider_id unpaid_since
      cancels_at next_plan wanted_plan questions`,
    technical: 'version notices next_notice_at card_notice_for reading',
  },
  billing_details: {
    holder: 'billing',
    personal: 'name address country vat_number vat_check vat_name vat_reference vat_checked_at',
    ours: 'brand_id read_at',
  },
  billing_customers: { holder: 'billing', personal: 'email', ours: 'brand_id customer_id created_at' },
  provider_calls: { ours: 'operation subject params answer asked_at', technical: 'key' },
  provider_events: {
    ours: 'id type payload created_at received_at',
    technical: 'applied_at attempts next_attempt_at last_error',
  },
  checkouts: {
    ours: `
      id brand_id kind plan collab_id price_pence session_id url payment_id state asked_by created_at
      expires_at updated_at`,
    technical: 'version',
  },
  entitlement_overrides: {
    ours: 'id brand_id feature kind reason made_by made_at until ended_at ended_by',
  },
  credit_accounts: {
    ours: 'brand_id free_left granted kept_left period_starts_at period_ends_at lapse_warned_for',
    technical: 'version',
  },
  collab_credits: {
    ours: 'collab_id brand_id state source price_pence plan period_starts_at created_at updated_at',
    technical: 'version',
  },
  credit_lines: {
    ours: 'id brand_id collab_id kind source free kept price_pence plan period_starts_at at actor_id note',
  },
  refunds: {
    ours: `
      id brand_id collab_id invoice_id payment_id amount_pence reason asked_by state provider_id
      created_at updated_at`,
    technical: 'version',
  },
  disputes: { ours: 'id brand_id amount_pence reason state opened_at updated_at' },
};
