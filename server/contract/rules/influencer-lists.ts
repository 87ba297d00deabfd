/** Limits of influencer lists. */
export const listLimits = {
  /** Of one brand. */
  lists: 200,
  members: 1_000,
  name: 80,
  notes: 2_000,
  memberNote: 300,
  /** At a time; to add more, revoke the old ones. */
  links: 20,
  linkLabel: 60,
  linkDays: 90,
  comment: 300,
  /** Characters of pasted or uploaded text. */
  pasted: 200_000,
} as const;

/** The name of a brand's list for people saved with the heart on a card; created with the first of them. */
export const savedListName = 'Saved';

/** How people with a link can vote on each influencer. */
export const listVotes = [
  { id: 'yes', label: 'Yes' },
  { id: 'maybe', label: 'Maybe' },
  { id: 'no', label: 'No' },
] as const;
export type ListVote = (typeof listVotes)[number]['id'];
