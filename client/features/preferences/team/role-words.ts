/** What each role may do, in a sentence, for whoever gives it. */
export const roleHints = {
  admin: 'Everything but handing the account over: the profile, the team and billing too.',
  member: 'Collabs, offers and messages.',
} as const;
