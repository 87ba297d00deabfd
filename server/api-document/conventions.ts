/** What is the same for every operation, in short; `docs/api.md` says it at length. */
export const conventions = `Gifted collaborations between hospitality brands and influencers.

- **Keys**: send \`Authorization: Bearer tmk_…\`. Brands and influencers make keys in the preferences, under API and webhooks. Operations that take keys name the scope they need; press **Authorize** to try them here.
- **Profiles**: people in a browser act as the profile of their session, or as another of their own in \`X-Tastemaker-Profile\`. A key acts as its own profile.
- **Forms**: JSON in and out. Money is integer pence, times are ISO 8601 in UTC, ids are UUIDs. Read answers tolerantly: fields may be added.
- **Errors** are RFC 9457 \`application/problem+json\`. Match on \`code\`; \`type\` is the address of a page that explains it.
- **Retries**: a \`POST\` that takes an \`Idempotency-Key\` is done once, however often it is sent.
- **Lists** are paged by \`next\`; \`fields=id,title\` answers only those fields.
- **Limits**: 600 requests a minute for each key; the \`ratelimit-…\` headers count down.

[All conventions](/docs/api.md) · [This document as JSON](/api/openapi.json) · [as YAML](/api/openapi.yaml)`;
