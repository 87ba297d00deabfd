import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { categoryLabel, cityLabel, followerBandLabel, priorityLabel } from '../../../server/contract/lists/labels';
import { labelOf } from '../../../server/contract/lists/option';
import { adSlots, adStates } from '../../../server/contract/rules/ads';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { type StaffAd, usePauseAd, useRemoveAd } from '../../api/ads';
import { productNow } from '../../api/clock';
import { AdCard } from '../../ui/AdCard';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { toast } from '../../ui/toast';
import { Facts } from '../record/record-parts';
import { runOf } from './draft';

const listed = (labels: readonly string[]): string => labels.join(', ') || 'All';

/** 0.4% of viewers clicked; "N/A" without views. */
const rateOf = ({ impressions, clicks }: StaffAd): string =>
  impressions === 0 ? 'N/A' : `${abbreviateNumber((clicks / impressions) * 100)}%`;

type AdRowProps = { ad: StaffAd; mayChange: boolean; onEdit: () => void };

/** One ad: its preview, with its schedule, targets and results. */
export function AdRow({ ad, mayChange, onEdit }: AdRowProps) {
  const { name, slot, state, startsAt, endsAt, cities, categories, bands, priority, impressions, clicks } = ad;
  return (
    <Paper
      variant="outlined"
      sx={{
        p: { xs: 4, sm: 5 },
        display: 'grid',
        gap: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Chip size="small" variant="outlined" label={labelOf(adStates, state, 'N/A')} />
        </Box>
        <ScheduleBar startsAt={startsAt} endsAt={endsAt} />
        <Facts
          facts={[
            ['Position', labelOf(adSlots, slot, 'N/A')],
            ['Runs', runOf(ad)],
            ['Cities', listed(cities.map(cityLabel))],
            ['Categories', listed(categories.map(categoryLabel))],
            ['Followers', listed(bands.map(followerBandLabel))],
            ['Priority', priorityLabel(priority)],
            ['Views', abbreviateNumber(impressions)],
            ['Clicks', `${abbreviateNumber(clicks)} (${rateOf(ad)})`],
          ]}
        />
        {mayChange && <Actions ad={ad} onEdit={onEdit} />}
      </Box>
      <Box sx={{ alignSelf: 'start' }}>
        <AdCard ad={ad} preview />
      </Box>
    </Paper>
  );
}

function Actions({ ad, onEdit }: Pick<AdRowProps, 'ad' | 'onEdit'>) {
  const { id, name, paused, state } = ad;
  const pause = usePauseAd(id);
  const remove = useRemoveAd(id);
  const [removing, setRemoving] = useState(false);
  const onError = ({ message }: Error) => toast.say(message);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button size="small" variant="outlined" onClick={onEdit} aria-label={`Change ${name}`}>
        Change
      </Button>
      {state !== 'ended' && (
        <Button
          size="small"
          variant="outlined"
          loading={pause.isPending}
          aria-label={`${paused ? 'Resume' : 'Pause'} ${name}`}
          onClick={() =>
            pause.mutate(!paused, {
              onSuccess: () => toast.success(paused ? `${name} is running again` : `${name} paused`),
              onError,
            })
          }
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
      )}
      <Button size="small" color="error" onClick={() => setRemoving(true)} aria-label={`Remove ${name}`}>
        Remove
      </Button>
      <ConfirmDialog
        open={removing}
        title={`Remove ${name}?`}
        destructive
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => toast.success(`${name} removed`), onError })}
      >
        <Typography>Its figures are deleted too. To keep them, pause it instead.</Typography>
      </ConfirmDialog>
    </Box>
  );
}

/** How much of an ad's time has passed. The dates are in words next to this. */
function ScheduleBar({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const [from, to, now] = [Date.parse(startsAt), Date.parse(endsAt), productNow().getTime()];
  const past = Math.min(1, Math.max(0, (now - from) / (to - from)));
  return (
    <Box aria-hidden sx={{ height: 6, borderRadius: '3px', bgcolor: 'pass.sunken', overflow: 'hidden' }}>
      <Box sx={{ width: `${past * 100}%`, height: '100%', bgcolor: 'pass.primary' }} />
    </Box>
  );
}
