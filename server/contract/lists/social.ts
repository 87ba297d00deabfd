export const platforms = [
  { id: 'instagram', label: 'Instagram' },
  { id: 'tiktok', label: 'TikTok' },
  { id: 'youtube', label: 'YouTube' },
] as const;
export type Platform = (typeof platforms)[number]['id'];

/** `from` is included, `below` is not; `enquire` means that a brand asks us before it requests one. */
export const followerBands = [
  { id: 'nano', label: 'Nano', range: '1K-10K', from: 1_000, below: 10_000, enquire: false },
  { id: 'micro', label: 'Micro', range: '10K-100K', from: 10_000, below: 100_000, enquire: false },
  { id: 'macro', label: 'Macro', range: '100K-1M', from: 100_000, below: 1_000_000, enquire: true },
  { id: 'mega', label: 'Mega', range: '1M+', from: 1_000_000, below: Infinity, enquire: true },
] as const;
export type FollowerBand = (typeof followerBands)[number]['id'];

/** The band that a number of followers falls in; null below 1,000 and for an unknown number. */
export const bandFor = (followers: number | null | undefined): FollowerBand | null =>
  followerBands.find(({ from, below }) => followers != null && followers >= from && followers < below)?.id ?? null;
