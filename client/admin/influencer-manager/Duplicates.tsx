import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { SectionSkeleton } from '../../ui/skeletons';
import { useMay } from '../staff/useMay';
import { DuplicatePair } from './DuplicatePair';
import { type Merge, useDuplicates, useDuplicatesStep } from './duplicates-api';

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 } as const;

/** Possible duplicate influencers, side by side, and merges that can still be undone. */
export function Duplicates() {
  const { data, error, isPending } = useDuplicates();
  const { mutate, isPending: busy } = useDuplicatesStep();
  const may = useMay();
  if (isPending) return <SectionSkeleton />;
  if (error) return <Fault>{error.message}</Fault>;
  const { total, items, merges } = data;
  const look = may('influencer.merge') && (
    <Button variant="outlined" disabled={busy} onClick={() => mutate({ step: 'search' })}>
      Search again
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {items.length === 0 ? (
        <EmptyState title="No duplicates found" action={look}>
          Every night we look for the same handle on any platform, and for the same name in the same city.
        </EmptyState>
      ) : (
        <>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
              {total > items.length && `Showing the latest ${items.length} of ${total}. `}
              Choose the profile to keep. It gains the other one’s accounts and places on lists, and the old handle
              leads to it.
            </Typography>
            {look}
          </Box>
          <Box component="ul" aria-label="Possible duplicates" sx={list}>
            {items.map((pair) => (
              <li key={pair.sides.map(({ id }) => id).join()}>
                <DuplicatePair pair={pair} />
              </li>
            ))}
          </Box>
        </>
      )}
      {merges.length > 0 && (
        <Box component="section" aria-labelledby="merges-title" sx={{ display: 'grid', gap: 3 }}>
          <Typography variant="h3" component="h2" id="merges-title">
            Merged in the last 30 days
          </Typography>
          <Box component="ul" sx={{ ...list, gap: 2 }}>
            {merges.map((merge) => (
              <MergedRow key={merge.mergedId} merge={merge} mayUndo={may('influencer.merge')} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function MergedRow({ merge, mayUndo }: { merge: Merge; mayUndo: boolean }) {
  const { mutate, isPending } = useDuplicatesStep();
  const { mergedId, handle, keptHandle, mergedByName, mergedAt } = merge;
  const undo = () => mutate({ step: 'undo', body: { mergedId }, said: `@${handle} is a separate profile again` });
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        @{handle} was merged into @{keptHandle}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          · {mergedByName ?? 'Staff'}, <ExactTime time={mergedAt} />
        </Box>
      </Box>
      {mayUndo && (
        <Button
          size="small"
          variant="outlined"
          disabled={isPending}
          onClick={undo}
          aria-label={`Undo the merge of @${handle}`}
        >
          Undo
        </Button>
      )}
    </Box>
  );
}
