import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useResults } from '../../api/outcomes';
import { Fault } from '../../ui/Fault';
import { ResultFigures } from '../../ui/results/result-figures';

const tooLittle = 'No estimate yet: either no post is published, or there are too few figures for the venue.';

/** The guests that a Collab brought, as the brand sees them. */
export function CollabGuests({ collabId, handle }: { collabId: string; handle: string }) {
  const { data: results, error } = useResults(collabId);
  return (
    <Box component="section" aria-labelledby="guests-title" sx={{ display: 'grid', gap: 3 }}>
      <Typography id="guests-title" variant="h3">
        Guests
      </Typography>
      <Fault>{results ? undefined : error?.message}</Fault>
      {!results && !error && <Skeleton variant="rounded" height={160} />}
      {results && <ResultFigures results={results} sender={`@${handle}`} tooLittle={tooLittle} />}
    </Box>
  );
}
