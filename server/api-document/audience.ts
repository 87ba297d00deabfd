export type Audience = Readonly<{
  'x-audience'?: readonly string[];
  'x-roles'?: readonly string[];
  'x-staff-roles'?: readonly string[];
  'x-scope'?: string;
  'x-fresh-proof'?: boolean;
}>;

const words: Readonly<Record<string, string>> = {
  brand: 'brands',
  influencer: 'influencers',
  admin: 'staff',
  'read-only': 'read-only',
  operations: 'operations',
  'super-user': 'super users',
};

const listed = (ids: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(ids.map((id) => words[id] ?? id));

function whoMayKnock({ 'x-roles': roles = [], 'x-staff-roles': staff }: Audience): string {
  if (roles.includes('public')) return 'Open to everyone.';
  if (roles.includes('signed-in')) return 'For anyone who is signed in.';
  if (roles.includes('second-step')) return 'For a sign-in that still needs its second step.';
  return staff ? `For staff: ${listed(staff)}.` : `For ${listed(roles)}.`;
}

/** An operation's audience, in sentences, from its handler's decorators. */
export function audienceInWords(audience: Audience): string {
  return [
    whoMayKnock(audience),
    audience['x-scope'] && `API keys need the scope \`${audience['x-scope']}\`.`,
    audience['x-fresh-proof'] && 'Requires a proof of identity from the last ten minutes.',
  ]
    .filter(Boolean)
    .join(' ');
}
