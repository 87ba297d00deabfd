import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CollabReviews } from '../../../api/reviews';
import { ExactTime } from '../../../ui/RelativeTime';
import { Face, opinionLabel } from './Face';

type Review = NonNullable<CollabReviews['mine']>;

/** A review as it stands: the face with its word, what was written, and what staff made of it. */
export function OneReview({ review, by }: { review: Review; by: string }) {
  const { opinion, words, createdAt, appealedAt, decision } = review;
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1 }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        {by}, <ExactTime time={createdAt} />
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', fontWeight: 650 }}>
        <Face opinion={opinion} />
        {opinionLabel(opinion)}
      </Box>
      {words && <Typography sx={{ whiteSpace: 'pre-line' }}>{words}</Typography>}
      {appealedAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {decision === null && 'Appealed: our team looks at it.'}
          {decision === 'kept' && 'Appealed, and kept by our team.'}
          {decision === 'hidden' && 'Hidden by our team after an appeal.'}
        </Typography>
      )}
    </Box>
  );
}
