/** The conventions of all operations, in short; `docs/api.md` has the details. */
export const conventions = `The API of Tastemaker, for gifted collaborations between hospitality brands and influencers.

- **Keys**: send \`Authorization: Bearer tmk_…\`. Create keys in Preferences, under API and webhooks. Operations that accept keys name the scope they need. To try them here, select **Authorize**.
- **Profiles**: a session acts as its active profile, or as another of your profiles that you name in \`X-Tastemaker-Profile\`. A key acts as its own profile.
- **Formats**: requests and responses are JSON. Money is integer pence, times are ISO 8601 in UTC, ids are UUIDs. Ignore fields you don’t know, because we may add some.
- **Errors** are RFC 9457 \`application/problem+json\`. Match on \`code\`; \`type\` is the address of a page that explains the error.
- **Retries**: a \`POST\` with an \`Idempotency-Key\` is carried out once, however often you send it.
- **Lists** are paginated by \`next\`. \`fields=id,title\` returns only those fields.
- **Limits**: 600 requests a minute per key. The \`ratelimit-…\` headers show how many are left.

[All conventions](/docs/api.md) · [This document as JSON](/api/openapi.json) · [as YAML](/api/openapi.yaml)`;
