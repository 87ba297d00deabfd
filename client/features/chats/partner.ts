import type { Conversation } from './conversations';

/** The other side: a brand by its name, an influencer by "@handle". */
export const partnerName = ({ with: { name, handle, type } }: Pick<Conversation, 'with'>): string =>
  type === 'influencer' && handle ? `@${handle.replace(/^@/, '')}` : (name ?? 'Former member');
