/** How much of everything a list of influencers takes. */
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

/** What a brand's list is called onto which the heart of a card puts someone; it begins with the first of them. */
export const savedListName = 'Saved';

/** What those who get a link may say of each influencer. */
export const listVotes = [
  { id: 'yes', label: 'Yes' },
  { id: 'maybe', label: 'Maybe' },
  { id: 'no', label: 'No' },
] as const;
export type ListVote = (typeof listVotes)[number]['id'];
