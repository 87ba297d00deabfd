import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type TimelineItem, type TimelineSubject, useTimeline } from '../../api/desk';
import { Fault } from '../../ui/Fault';
import { LoadMore } from '../../ui/LoadMore';
import { RelativeTime } from '../../ui/RelativeTime';
import { detailOf, eventText, whoDidIt } from './timeline-words';

/** The history from the audit log, newest first. */
export function Timeline(subject: TimelineSubject) {
  const pages = useTimeline(subject);
  const items = pages.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <Fault>{pages.error?.message}</Fault>
      {!items && !pages.error && <Skeleton variant="rounded" height={240} />}
      {items?.length === 0 && <Typography variant="body2">Nothing yet.</Typography>}
      <Box component="ol" aria-label="Timeline" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items?.map((item) => (
          <Happening key={item.id} item={item} of={subject} />
        ))}
      </Box>
      <LoadMore list={pages} />
    </>
  );
}

function Happening({ item, of }: { item: TimelineItem; of: TimelineSubject }) {
  const detail = detailOf(item);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 5,
        pb: 4,
        typography: 'body2',
        borderLeft: '1px solid',
        borderColor: 'divider',
        '&:last-of-type': { pb: 0 },
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -5,
          top: 5,
          width: 9,
          height: 9,
          borderRadius: '50%',
          bgcolor: 'primary.main',
        },
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{eventText(item.name)}</Box>
      {detail && <Box sx={{ overflowWrap: 'anywhere' }}>{detail}</Box>}
      <Box sx={{ color: 'text.secondary' }}>
        {whoDidIt(item, of)}, <RelativeTime time={item.at} goesOn />
      </Box>
    </Box>
  );
}
