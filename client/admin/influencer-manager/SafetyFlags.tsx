import { IconFlag } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { safetyCategories } from '../../../server/contract/lists/brands';
import { useColleagues } from '../../api/desk';
import { ExactTime } from '../../ui/RelativeTime';
import { useMay } from '../staff/useMay';
import { type SafetyFlag, useFlags, useLiftFlag, useSetFlag } from './safety-api';
import SetFlagInput from '../../api/limits/SetFlagInput.json';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { TextField } from '../../ui/TextField';

const labelOf = (category: SafetyFlag['category']): string =>
  safetyCategories.find(({ id }) => id === category)?.label ?? 'Unknown';

/** Flags for content that some brands avoid: set and lifted by staff. */
export function SafetyFlags({ influencerId, handle }: { influencerId: string; handle: string }) {
  const { data: flags = [] } = useFlags(influencerId);
  const [asking, setAsking] = useState(false);
  const mayFlag = useMay()('influencer.flag');
  if (flags.length === 0 && !mayFlag) return null;
  return (
    <Box component="section" aria-labelledby="flags-title" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography variant="h3" component="h2" id="flags-title">
        Safety flags
      </Typography>
      {flags.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          None.
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, width: 1 }}>
          {flags.map((flag) => (
            <FlagRow key={flag.id} flag={flag} influencerId={influencerId} mayLift={mayFlag} />
          ))}
        </Box>
      )}
      {mayFlag && (
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          Set a safety flag
        </Button>
      )}
      {asking && <SetFlag influencerId={influencerId} handle={handle} onClose={() => setAsking(false)} />}
    </Box>
  );
}

type FlagRowProps = { flag: SafetyFlag; influencerId: string; mayLift: boolean };

function FlagRow({ flag, influencerId, mayLift }: FlagRowProps) {
  const { id, category, note, setBy, setAt, liftedBy, liftedAt } = flag;
  const { data: colleagues } = useColleagues();
  const lift = useLiftFlag(influencerId);
  const label = labelOf(category);
  const nameOf = (userId: string) => colleagues?.find((each) => each.id === userId)?.name ?? 'Staff';
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <Chip
        size="small"
        variant="outlined"
        color={liftedAt ? 'default' : 'error'}
        icon={<IconFlag size={16} stroke={1.75} aria-hidden />}
        label={liftedAt ? `${label}, lifted` : label}
      />
      <Box sx={{ flex: 1, minWidth: 200, typography: 'body2', overflowWrap: 'anywhere' }}>
        {note}
        <Box sx={{ color: 'text.secondary' }}>
          {nameOf(setBy)}, <ExactTime time={setAt} />
          {liftedAt && (
            <>
              {' '}
              · lifted by {nameOf(liftedBy ?? '')}, <ExactTime time={liftedAt} />
            </>
          )}
        </Box>
      </Box>
      {mayLift && !liftedAt && (
        <Button
          size="small"
          variant="outlined"
          disabled={lift.isPending}
          onClick={() => lift.mutate(id)}
          aria-label={`Lift the flag ${label}`}
        >
          Lift
        </Button>
      )}
    </Box>
  );
}

type SetFlagProps = { influencerId: string; handle: string; onClose: () => void };
type Category = (typeof safetyCategories)[number]['id'];

/** Asks what was seen, and where. */
function SetFlag({ influencerId, handle, onClose }: SetFlagProps) {
  const set = useSetFlag(influencerId);
  const [category, setCategory] = useState<Category>('alcohol');
  return (
    <ReasonDialog
      title={`Flag @${handle}?`}
      label="What you saw, and where"
      hint="Only staff can read this."
      limit={SetFlagInput.note}
      mutation={set}
      onSend={(note) => set.mutate({ category, note }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label="What it’s about"
        helperText="Brands that avoid this won’t find them."
        select
        value={category}
        onChange={({ target }) => setCategory(target.value as Category)}
      >
        {safetyCategories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </TextField>
    </ReasonDialog>
  );
}
