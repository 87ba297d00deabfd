import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type ReviewReason, reviewReasons } from '../../../server/contract/rules/influencer-reviews';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { SectionSkeleton } from '../../ui/skeletons';
import { ReviewDesk } from './ReviewDesk';
import { useReviewCounts, useReviews } from './reviews-api';

/** Influencers for staff to review, one after the other. */
export function Review() {
  const [why, setWhy] = useState<ReviewReason | null>(null);
  const { data: items, error } = useReviews(why);
  const { data: counts, error: countsError } = useReviewCounts();
  const fault = error ?? countsError;
  if (fault && !(items && counts)) return <Fault>{fault.message}</Fault>;
  if (!items || !counts) return <SectionSkeleton />;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chips = [
    { id: null, label: 'Everyone', count: all },
    ...reviewReasons.map(({ id, label }) => ({ id, label, count: counts[id] })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
        Influencers who are new, have claimed a profile, have a new safety flag, or have made changes after being sent
        back. Brands can’t find those who were sent back.
      </Typography>
      <Box role="group" aria-label="Reason" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {chips.map(({ id, label, count }) => (
          <Chip
            key={label}
            clickable
            aria-pressed={why === id}
            color={why === id ? 'primary' : 'default'}
            variant={why === id ? 'filled' : 'outlined'}
            label={`${label} (${count})`}
            onClick={() => setWhy(id)}
          />
        ))}
      </Box>
      {items.length === 0 ? (
        <EmptyState title="You’re all caught up">
          Influencers who join, or make the changes you asked for, will appear here.
        </EmptyState>
      ) : (
        <ReviewDesk items={items} />
      )}
    </Box>
  );
}
