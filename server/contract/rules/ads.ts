/** Where an ad stands in the feed of influencers: one at a time in each. */
export const adSlots = [
  { id: 'feed-top', label: 'Top of the feed' },
  { id: 'feed-middle', label: 'After the third offer' },
] as const;
export type AdSlot = (typeof adSlots)[number]['id'];

/** So many offers stand before an ad of the second slot. */
export const offersBeforeMiddle = 3;

/** What an ad is doing now; it follows from its dates and whether somebody has paused it. */
export const adStates = [
  { id: 'live', label: 'Live' },
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'paused', label: 'Paused' },
  { id: 'ended', label: 'Ended' },
] as const;
export type AdState = (typeof adStates)[number]['id'];

export const adLimits = { name: 80, headline: 60, text: 200, action: 24, link: 500, targets: 20 } as const;

/** A page of the portal, or one outside by https. */
export const adLink = /^(\/(?![/\\])|https:\/\/[^\s/]+)\S*$/;
export const isOutside = (link: string): boolean => link.startsWith('https://');
