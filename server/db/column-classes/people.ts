import type { TableClasses } from './table-classes.js';

/** People, their profiles, and data about them. */
export const people: Readonly<Record<string, TableClasses>> = {
  // Identity
  users: {
    holder: 'identity',
    personal:
      'email name email_proven_at terms_version terms_accepted_at last_seen_at created_at linked_brand_uid linked_influencer_uid',
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
    technical: 'stage proven_at viewing_until token_number token_since',
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
  passkeys: {
    holder: 'identity',
    personal: 'name transports created_at last_used_at',
    ours: 'id user_id',
    technical: 'credential_id public_key counter',
  },
  passkey_challenges: { ours: 'user_id', technical: 'challenge_hash purpose expires_at' },
  email_changes: {
    holder: 'identity',
    personal: 'old_email new_email asked_at confirmed_at',
    ours: 'id user_id',
    technical: 'token_hash expires_at undo_hash undo_until',
  },
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
    personal: 'name handle slug bio city country categories avatar_path email followers engagement',
    ours: 'id claimed source created_at updated_at',
    technical: 'version',
  },
  social_accounts: {
    holder: 'profiles',
    personal: 'platform handle followers engagement country categories verified',
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
  /** Reserved handles; who wanted them isn't recorded. */
  reserved_handles: { ours: 'handle platform reserved_at' },

  // Discovery
  discovery_tags: { technical: 'code list option' },
  /** A copy of the view published by profiles, for searching. */
  discovery_influencers: {
    holder: 'discovery',
    personal: 'name handle bio city country categories accounts photo_path followers engagement engagement_rank search',
    sensitive: 'tags',
    ours: 'id claimed created_at',
    technical: 'sample_key version',
  },
  /** Whom a brand is looking for. */
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
};
