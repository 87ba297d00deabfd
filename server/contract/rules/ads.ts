/**
 * The slots for ads in the influencers' feed, each for one ad, `after` this many offers: the feed starts with offers.
 */
export const adSlots = [
  { id: 'feed-top', label: 'After the third offer', after: 3 },
  { id: 'feed-middle', label: 'After the eighth offer', after: 8 },
] as const;
export type AdSlot = (typeof adSlots)[number]['id'];

/** The influencers that an ad targets. */
export const adAudiences = [
  { id: 'everyone', label: 'Everyone' },
  { id: 'unfinished-profile', label: 'Only those whose profile isn’t complete' },
] as const;
export type AdAudience = (typeof adAudiences)[number]['id'];

/** An ad's current state, derived from its dates and whether it is paused. */
export const adStates = [
  { id: 'live', label: 'Live' },
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'paused', label: 'Paused' },
  { id: 'ended', label: 'Ended' },
] as const;
export type AdState = (typeof adStates)[number]['id'];

export const adLimits = { name: 80, headline: 60, text: 200, action: 24, link: 500, targets: 20 } as const;

/** A page of the portal, or an external https URL. */
export const adLink = /^(\/(?![/\\])|https:\/\/[^\s/]+)\S*$/;
export const isOutside = (link: string): boolean => link.startsWith('https://');
