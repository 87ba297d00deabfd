import {
  IconMoodAngry,
  IconMoodHappy,
  IconMoodNeutral,
  IconMoodSad,
  IconMoodSmile,
  IconMoodSmileBeam,
} from '@tabler/icons-react';
import { opinions } from '../../../../server/contract/lists/collab';
import type { GivenReview } from '../../../api/reviews';

export type Opinion = GivenReview['opinion'];

const faces = {
  1: IconMoodAngry,
  2: IconMoodSad,
  3: IconMoodNeutral,
  4: IconMoodSmile,
  5: IconMoodHappy,
  6: IconMoodSmileBeam,
} as const;

export const opinionLabel = (opinion: Opinion): string => opinions.find(({ id }) => id === opinion)?.label ?? '';

/** One of the six faces. Its word is next to it. */
export function Face({ opinion, size = 28 }: { opinion: Opinion; size?: number }) {
  const Icon = faces[opinion];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
