/** The offers of a brand that was deleted stay live, as it may come back; until then nobody finds them. */
export const ofDeleted = 'brand_id in (select id from profile_deleted_brands)';
