export const platforms = [
  { id: 'instagram', label: 'Instagram' },
  { id: 'tiktok', label: 'TikTok' },
  { id: 'youtube', label: 'YouTube' },
] as const;
export type Platform = (typeof platforms)[number]['id'];

/** `from` is inclusive, `below` exclusive; `enquire` means that a brand must ask us before requesting one. */
export const followerBands = [
  { id: 'nano', label: 'Nano', range: '1K-10K', from: 1_000, below: 10_000, enquire: false },
  { id: 'micro', label: 'Micro', range: '10K-100K', from: 10_000, below: 100_000, enquire: false },
  { id: 'macro', label: 'Macro', range: '100K-1M', from: 100_000, below: 1_000_000, enquire: true },
  { id: 'mega', label: 'Mega', range: '1M+', from: 1_000_000, below: Infinity, enquire: true },
] as const;
export type FollowerBand = (typeof followerBands)[number]['id'];

/** The band for a follower count; null below 1,000 or if unknown. */
export const bandFor = (followers: number | null | undefined): FollowerBand | null =>
  followerBands.find(({ from, below }) => followers != null && followers >= from && followers < below)?.id ?? null;
