import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCreatePath, useGetList } from 'react-admin';
import { collabOutcomeLabel, collabStageLabel } from '../../../server/contract/lists/labels';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { TextLink } from '../../ui/TextLink';
import { type CollabRow, resources } from '../resources';

const shown = 20;

/** The brand's Collabs, most recently changed first. */
export function BrandCollabs({ brandId }: { brandId: string }) {
  const createPath = useCreatePath();
  const { data, total, error } = useGetList<CollabRow>(resources.collabs, {
    filter: { brandId },
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  if (error) return <Fault>{error.message}</Fault>;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  if (data.length === 0) return <Typography variant="body2">This brand hasn’t had a Collab yet.</Typography>;
  const all = `${createPath({ resource: resources.collabs, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify({ brandId }))}`;
  return (
    <>
      <Box component="ul" aria-label="Collabs" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {data.map(({ id, title, influencerHandle, stage, outcome, visitAt }) => (
          <Box component="li" key={id} sx={{ py: 3, borderBottom: '1px solid', borderColor: 'divider' }}>
            <TextLink to={createPath({ resource: resources.collabs, type: 'edit', id })}>{title}</TextLink>
            <Box sx={{ color: 'text.secondary' }}>
              @{influencerHandle} · {outcome === 'open' ? collabStageLabel(stage) : collabOutcomeLabel(outcome)}
              {visitAt && (
                <>
                  {' · '}
                  <ExactTime time={visitAt} />
                </>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {(total ?? 0) > shown && (
        <Box>
          <TextLink to={all}>All {total} Collabs</TextLink>
        </Box>
      )}
    </>
  );
}
