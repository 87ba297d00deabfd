import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { paths } from '../../../app/paths';
import { exactTime } from '../../../ui/RelativeTime';
import { Fault } from '../../../ui/Fault';
import { TextLink } from '../../../ui/TextLink';
import { type CreditLine, useCreditHistory } from './billing-api';
import { creditSentence } from './credit-words';

/** What became of each Collab's credit, newest first. */
export function CreditHistory({ uid }: { uid: string }) {
  const { data: lines, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useCreditHistory(uid);
  return (
    <Box component="section" aria-labelledby="history-title">
      <Typography variant="h3" id="history-title" sx={{ mb: 3 }}>
        History
      </Typography>
      <Fault>{error?.message}</Fault>
      {!lines && !error && <Skeleton variant="rounded" height={120} />}
      {lines?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Nothing yet. Every Collab you agree appears here, with what it cost.
        </Typography>
      )}
      {lines && lines.length > 0 && (
        <Box component="ul" aria-label="History" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 3, ml: -4.5 }}>
          Show earlier
        </Button>
      )}
    </Box>
  );
}

function Line({ line }: { line: CreditLine }) {
  return (
    <Box
      component="li"
      className="tnum"
      sx={{
        display: 'grid',
        columnGap: 4,
        py: 2.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      }}
    >
      <span>
        {creditSentence(line)}
        {line.note && <>. {line.note}</>}
        {line.collabId && (
          <>
            {' '}
            <TextLink to={paths.collab(line.collabId)} aria-label={`See the Collab of ${exactTime(line.at)}`}>
              See&nbsp;it
            </TextLink>
          </>
        )}
      </span>
      <Box component="time" dateTime={line.at} sx={{ color: 'text.secondary', typography: 'body2' }}>
        {exactTime(line.at)}
      </Box>
    </Box>
  );
}
