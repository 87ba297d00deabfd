import { IconAlertTriangle } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { foodRiskGroups } from '../../../server/contract/lists/attributes/personal';
import { labelOf } from '../../../server/contract/lists/option';
import { type Collab, useFoodRisks } from '../../api/collabs';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';

/** What the brand must not serve, for as long as it may know; where nothing has been said, that it should ask. */
export function FoodRisksNote({ collab: { id, influencer } }: { collab: Collab }) {
  const titleId = useId();
  const { data, error } = useFoodRisks(id);
  if (error)
    return <Fault>{`What @${influencer.handle} must not be served could not be loaded. ${error.message}`}</Fault>;
  if (!data?.open) return null;
  const { chosen, other, until } = data;
  const groups = [...chosen.map((group) => labelOf(foodRiskGroups, group, group)), ...(other === null ? [] : [other])];
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.sunken' }}>
      <Typography
        id={titleId}
        variant="h3"
        component="h2"
        sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}
      >
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        Allergens and diet
      </Typography>
      {groups.length > 0 && (
        <Box
          component="ul"
          aria-labelledby={titleId}
          sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
        >
          {groups.map((group) => (
            <li key={group}>
              <Chip label={group} variant="outlined" />
            </li>
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {groups.length > 0
          ? `@${influencer.handle} told us, so that you can serve them safely. Please pass it on to the kitchen only.`
          : `@${influencer.handle} has not said what they cannot eat. Please ask before you serve.`}{' '}
        {until && (
          <>
            You see this until <ExactTime time={until} />.
          </>
        )}
      </Typography>
    </Box>
  );
}
