/**
 * What every column of every table is, so that nobody stores something about a person without saying who gives it out
 * and who erases it. A test compares this file with the database, and another one has every holder export and erase what is personal.
 *
 * - `personal` tells of a person, or was said by them: it is in their export, and what tells of them goes when they are erased.
 * - `sensitive` is personal and needs more care: special categories, or what could be misused at once.
 * - `ours` is the product's own record: ids, states, amounts, what staff decided. It names nobody without the personal ones.
 * - `technical` keeps the machine running: versions, hashes, counters, times of attempts.
 *
 * Columns stand side by side, with a space between.
 */
export type TableClasses = Readonly<{
  /** The module (`audit` for the log) that exports and erases the personal columns; needed where there are any. */
  holder?: string;
  personal?: string;
  sensitive?: string;
  ours?: string;
  technical?: string;
}>;

export const columnClasses: Readonly<Record<string, TableClasses>> = {
  // The base
  audit_log: {
    ours: 'aggregate_type aggregate_id seq event_id name actor_id actor_role occurred_at',
    technical: 'payload_hash previous_hash hash signature key_id',
  },
  audit_details: { holder: 'audit', personal: 'payload', technical: 'event_id salt' },
  /** Forgotten a week after everybody has heard it, and thirty days after it was given up. */
  outbox: {
    ours: 'id name occurred_at actor aggregate_type aggregate_id payload',
    technical: 'seq attempts next_attempt_at leased_until done_at parked_at last_error',
  },
  outbox_deliveries: { technical: 'event_id subscriber heard_at' },
  live_messages: { technical: 'id name type aggregate_id audience created_at' },
  /** Forgotten a day after the request: the answer is kept for whoever lost it on its way. */
  idempotency_keys: { ours: 'owner', technical: 'key fingerprint begun_at status body' },
  job_workers: { technical: 'id seen_at' },
  backups: { technical: 'made_at bytes' },
  test_clock: { technical: 'id offset_ms frozen_at' },
  migrations: { technical: 'id timestamp name' },

  // Identity
  users: {
    holder: 'identity',
    personal: 'email name email_proven_at last_seen_at created_at linked_brand_uid linked_influencer_uid',
    sensitive: 'password_hash',
    ours: 'id staff_role disabled_at',
    technical: 'version',
  },
  memberships: {
    holder: 'identity',
    personal: 'profile_uid profile_type kind role created_at',
    ours: 'user_id',
  },
  sessions: {
    holder: 'identity',
    personal: 'user_agent profile_uid profile_type created_at last_seen_at ended_at',
    ours: 'id user_id',
    technical: 'stage proven_at viewing_until',
  },
  sign_in_links: {
    holder: 'identity',
    personal: 'email purpose created_at expires_at used_at',
    ours: 'id user_id',
    technical: 'token_hash',
  },
  second_factors: {
    holder: 'identity',
    personal: 'confirmed_at',
    sensitive: 'secret proposed_secret',
    ours: 'user_id',
    technical: 'last_step proposed_at',
  },
  recovery_codes: { ours: 'user_id', technical: 'code_hash used_at' },
  proof_links: { ours: 'session_id user_id', technical: 'token_hash expires_at used_at' },
  outside_identities: { holder: 'identity', personal: 'issuer subject linked_at', ours: 'user_id' },
  rate_limits: { technical: 'key points expire' },

  // Teams
  invitations: {
    holder: 'teams',
    personal: 'email role state sent_at expires_at',
    ours: 'id profile_uid profile_type invited_by created_at',
    technical: 'token_hash sent_times version',
  },

  // API keys
  api_keys: {
    holder: 'api-keys',
    personal: 'name profile_uid profile_type scopes created_at expires_at last_used_at revoked_at',
    sensitive: 'key_hash',
    ours: 'id made_by',
    technical: 'prefix',
  },

  // Profiles
  influencers: {
    holder: 'profiles',
    personal: 'name handle slug bio city country categories avatar_path followers engagement',
    ours: 'id claimed source created_at updated_at',
    technical: 'version',
  },
  social_accounts: {
    holder: 'profiles',
    personal: 'platform handle followers engagement country categories',
    ours: 'influencer_id updated_at',
  },
  influencer_details: {
    holder: 'profiles',
    personal: 'date_of_birth private_lists audience availability',
    sensitive: 'attributes',
    ours: 'influencer_id',
  },
  follower_counts: {
    holder: 'profiles',
    personal: 'platform day followers engagement',
    ours: 'influencer_id',
  },
  portfolio_pieces: { holder: 'profiles', personal: 'place file_path kind caption', ours: 'influencer_id' },
  influencer_claims: {
    holder: 'vetting',
    personal: 'code state requested_at expires_at decided_at reason',
    ours: 'id influencer_id user_id decided_by',
    technical: 'version',
  },
  safety_flags: {
    holder: 'profiles',
    personal: 'set_at lifted_at',
    sensitive: 'category note',
    ours: 'id influencer_id set_by lifted_by',
  },
  influencer_reviews: {
    holder: 'vetting',
    personal: 'state why since kept_back reason decided_at',
    ours: 'influencer_id decided_by',
    technical: 'version',
  },
  brands: {
    holder: 'profiles',
    personal: 'name slug email city category about website avatar_path',
    ours: 'id sales_stage sales_stage_since onboarding_stage onboarding_stage_since account_manager priority created_at updated_at',
    technical: 'version',
  },
  venues: {
    holder: 'profiles',
    personal: 'name address city point opening_hours',
    ours: 'id brand_id created_at updated_at',
    technical: 'version',
  },
  influencer_lists: { ours: 'id brand_id name notes created_by created_at updated_at', technical: 'version' },
  influencer_list_members: {
    holder: 'influencer-lists',
    personal: 'note added_at',
    ours: 'list_id influencer_id added_by',
    technical: 'place',
  },
  influencer_list_links: { ours: 'id list_id label expires_at created_by created_at' },
  influencer_list_votes: {
    holder: 'influencer-lists',
    personal: 'vote comment voted_at',
    ours: 'link_id influencer_id',
  },
  unlisted_influencers: { ours: 'influencer_id since' },
  closed_profiles: { ours: 'profile_uid closed_at' },
  deleted_profiles: { ours: 'profile_uid profile_type deleted_by deleted_at erased_at merged_into' },
  duplicate_pairs: { ours: 'one_id other_id reasons found_at dismissed_by dismissed_at' },
  influencer_merges: { holder: 'profiles', personal: 'handle moved', ours: 'merged_id kept_id merged_by merged_at' },
  /** Handles that somebody wanted and that are given to nobody; it is not known to whom. */
  reserved_handles: { ours: 'handle reserved_at' },

  // Discovery
  discovery_tags: { technical: 'code list option' },
  /** A copy of what profiles publish, for searching. */
  discovery_influencers: {
    holder: 'discovery',
    personal: 'name handle bio city country categories accounts photo_path followers engagement engagement_rank search',
    sensitive: 'tags',
    ours: 'id claimed created_at',
    technical: 'sample_key version',
  },
  /** Whom a brand looks for. */
  brand_targetings: {
    holder: 'discovery',
    personal: 'wanted protected_wishes words exclude',
    ours: 'brand_id updated_at',
    technical: 'version',
  },
  discovery_fill: { technical: 'id model last_id done_at' },
  saved_searches: {
    holder: 'discovery',
    personal: 'name filter',
    ours: 'id brand_id created_by created_at updated_at',
    technical: 'version',
  },

  // Ads
  ads: {
    ours: 'id name slot headline text action link cover photo_path starts_at ends_at cities categories bands priority paused created_by created_at updated_at',
    technical: 'version',
  },
  ad_counts: { ours: 'ad_id impressions clicks' },
  /** One showing of an ad, to nobody in particular; forgotten after two days. */
  ad_views: { technical: 'id ad_id seen_at clicked_at' },

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

  // Settings
  settings: { ours: 'id value changed_by changed_at' },
  list_additions: { ours: 'list id label lat lng withdrawn added_at changed_by changed_at' },

  // Collabs
  offers: {
    holder: 'collabs',
    personal: `
      title kind gives value_pence asks brief venue venue_id city category guests dress_code content_due_days
      photo_path shipped rights blackout_dates lat lng`,
    ours: 'id brand_id state exact_place created_at updated_at',
    technical: 'version',
  },
  /** What a brand's new offers begin with. */
  offer_defaults: {
    holder: 'collabs',
    personal: 'kind shipped venue_id category guests places asks content_due_days brief rights',
    ours: 'brand_id updated_at',
    technical: 'version',
  },
  slots: { ours: 'id offer_id starts_at capacity taken' },
  slot_waits: { ours: 'collab_id slot_id since held ends_at told_at' },
  check_in_links: {
    ours: 'id brand_id venue_id pin_hash failed locked_until created_by created_at',
    technical: 'version',
  },
  reviews: {
    holder: 'collabs',
    personal: 'words appeal',
    ours: `
      id collab_id opinion by_side about_uid written_by created_at appealed_at decision decision_note decided_by
      decided_at`,
    technical: 'version',
  },
  saved_offers: { holder: 'collabs', personal: 'offer_id saved_at', ours: 'influencer_id' },
  collabs: {
    holder: 'collabs',
    personal: 'reason note terms deliver_to no_show_answer tracking_number',
    ours: `
      id offer_id brand_id influencer_id requested_by stage outcome slot_id visit_at respond_by
      content_due_at approval_asked_by bookable_since reminded_at confirm_asked_at brand_confirmed_at
      influencer_confirmed_at checked_in_at checked_in_by carrier dispatched_at no_show_claimed_at late_by
      completed_by_staff_at due_at next_step_by created_at updated_at`,
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
      duration_ms codec frame_rate truncated sha256 poster_of created_at`,
  },
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
    personal: 'kind event_name read_at mailed_at',
    ours: 'id user_id event_id profile_uid other_uid subject_type subject_id created_at in_app',
    technical: 'mail_at',
  },
  notification_preferences: { holder: 'notifications', personal: 'kind channel enabled', ours: 'user_id' },
  notification_settings: { holder: 'notifications', personal: 'quiet_from quiet_until digest', ours: 'user_id' },
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
  collab_record_facts: { ours: 'event_id collab_id brand_id influencer_id name by at late stage outcome pence' },
  reliability_marks: { ours: 'event_id side kind collab_id profile_id other_id kept minutes at' },
  gift_lines: { ours: 'id collab_id brand_id influencer_id kind pence received_at recorded_at reverses' },
  piece_readings: {
    holder: 'analytics',
    personal: 'reach views likes comments shares saves screenshot_id reason taken_at',
    ours: 'id piece_id influencer_id basis corrects corrected_at entered_by entered_at source',
  },
  piece_fetches: { ours: 'piece_id', technical: 'tried_at failures next_at' },
  report_links: {
    holder: 'analytics',
    personal: 'title',
    ours: 'id brand_id rolling_days from_day to_day with_costs created_by created_at expires_at revoked_at',
    technical: 'token_hash',
  },

  // Onboarding
  leads: {
    holder: 'onboarding',
    personal: 'email name company invited_by',
    sensitive: 'date_of_birth',
    ours: 'id kind tier profile_uid sales_stage onboarding_stage created_at updated_at',
    technical: 'version',
  },
  calls: {
    holder: 'onboarding',
    personal: 'name email company',
    ours: 'id lead_id profile_uid kind starts_at state created_at updated_at',
    technical: 'token_hash version',
  },

  // Privacy
  consents: {
    holder: 'privacy',
    personal: 'product_analytics heat_map session_replay decided_at version',
    ours: 'id user_id',
  },
  data_exports: {
    holder: 'privacy',
    personal: 'requested_at ready_at expires_at bytes',
    ours: 'id user_id',
  },
  closures: { holder: 'privacy', personal: 'profiles requested_at erases_at', ours: 'user_id' },

  // Billing. What the accounts need is kept for six years, by law; it is about a brand and not about a person.
  subscriptions: {
    holder: 'billing',
    personal: 'card_brand card_last4 card_ends_at',
    ours: `
      brand_id plan paying period_starts_at period_ends_at updated_at status provider_id unpaid_since
      cancels_at next_plan wanted_plan`,
    technical: 'version notices next_notice_at card_notice_for reading',
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
    ours: 'brand_id free_left granted kept_left period_starts_at period_ends_at',
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

  // Partners
  webhook_endpoints: {
    holder: 'partners',
    personal: 'profile_uid profile_type url events state created_at',
    sensitive: 'sealed_secret previous_secret',
    ours: 'id',
    technical: 'previous_until failing_since',
  },
  /** Ids and states, forgotten after 30 days. */
  webhook_deliveries: {
    ours: 'id endpoint_id event_id event_name body state created_at',
    technical: 'attempts next_attempt_at last_attempt_at last_status last_error',
  },
};
