import { useQuery } from '@tanstack/react-query';
import { brandCategories } from '../../../server/contract/lists/brands';
import { bandFor } from '../../../server/contract/lists/social';
import { followerBandLabel } from '../../../server/contract/lists/labels';
import { labelOf } from '../../../server/contract/lists/option';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

export type MediaKit = components['schemas']['MediaKitView'];

/** By handle or uid. */
export const useMediaKit = (handleOrUid: string) =>
  useQuery<MediaKit, ProblemError>({
    queryKey: ['media-kit', handleOrUid.toLowerCase()],
    queryFn: ({ signal }) => call('GET /api/v1/influencers/{handle}', { path: { handle: handleOrUid }, signal }),
  });

/** "12.3K · Micro"; null if the number isn't known. */
export function reachInWords(followers: number | null): string | null {
  if (followers === null) return null;
  const band = bandFor(followers);
  return [abbreviateNumber(followers), ...(band ? [followerBandLabel(band)] : [])].join(' · ');
}

/** Our own lists by label; imported values unchanged. */
export const topicInWords = (topic: string): string => labelOf(brandCategories, topic, topic);
