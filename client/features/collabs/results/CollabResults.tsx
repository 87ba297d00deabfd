import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Collab } from '../../../api/collabs';
import { type Results, useResults } from '../../../api/outcomes';
import { paths } from '../../../app/paths';
import { useSession } from '../../../shell/session/session-context';
import { Fault } from '../../../ui/Fault';
import { ResultFigures } from '../../../ui/results/result-figures';
import { SectionSkeleton } from '../../../ui/skeletons';
import { TextLink } from '../../../ui/TextLink';
import { useReader } from '../reader';

/** What a Collab brought. */
export function CollabResults({ collab }: { collab: Collab }) {
  const reader = useReader();
  const { data: results, error } = useResults(collab.id);
  return (
    <Card component="section" aria-label="Results" sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 4 }}>
      <Box>
        <Typography variant="h2">Results</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          The same guests can be in several of these figures, so don’t add them up.
        </Typography>
      </Box>
      <Fault>{results ? undefined : error?.message}</Fault>
      {!results && !error && <SectionSkeleton />}
      {results && (
        <ResultFigures
          results={results}
          sender={reader === 'influencer' ? 'you' : `@${collab.influencer.handle}`}
          tooLittle={<TooLittle collab={collab} />}
        />
      )}
      {results && reader === 'brand' && lacksMargin(results) && <AddMargin />}
    </Card>
  );
}

/** Why no lift can be told. */
function TooLittle({ collab: { deliverables, terms } }: { collab: Collab }) {
  const { actor } = useSession();
  if (terms.shipped) return 'There was no visit, so there are no covers to compare.';
  if (!deliverables.some(({ publishedAt }) => publishedAt)) return 'We start counting with the first post.';
  return (
    <span>
      We need the venue’s covers for at least 10 of the 14 days from the first post, and for the eight weeks before.{' '}
      {actor.type === 'brand' && <TextLink to={paths.brand.results(actor.uid)}>Add covers</TextLink>}
    </span>
  );
}

/** Bills are known, and something was given, but not what remains of a bill. */
const lacksMargin = ({ redeemed, named, givenPence }: Results): boolean =>
  Boolean(givenPence) &&
  [redeemed, named].some(({ spendPence, marginPerPound }) => spendPence !== null && marginPerPound === null);

function AddMargin() {
  const { actor } = useSession();
  return (
    <Typography variant="body2">
      To see your margin for each £1 given, <TextLink to={paths.brand.results(actor.uid)}>enter your margin</TextLink>.
    </Typography>
  );
}
