import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { giftBasisLabels } from '../../../server/contract/rules/bill';
import type { GiftStatement } from '../../api/gifts';
import { paths } from '../../app/paths';
import { longDay } from '../../ui/day';
import { Money } from '../../ui/Money';
import { TextLink } from '../../ui/TextLink';

/** Each gift with its Collab; what turned out wrong is taken back by a line of its own. */
export function GiftLines({ lines }: { lines: GiftStatement['lines'] }) {
  if (lines.length === 0) return <Typography>No gifts received in this tax year.</Typography>;
  return (
    <Box component="ul" className="tnum" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ id, collabId, title, brandName, kind, pence, basis, receivedOn, recordedOn, reason }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            gap: 4,
            justifyContent: 'space-between',
            py: 2,
            borderTop: '1px dashed',
            borderColor: 'pass.lineStrong',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <TextLink to={paths.collab(collabId)}>{title || 'Collab'}</TextLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {brandName}, {longDay(receivedOn)}
              {kind === 'reversed' && `; taken back on ${longDay(recordedOn)}`}
              {kind === 'corrected' && `; corrected on ${longDay(recordedOn)}`} · {giftBasisLabels[basis]}
            </Typography>
            {reason && <Typography variant="body2">{reason}</Typography>}
          </Box>
          <Box component="span" sx={{ fontWeight: 600, flex: 'none' }}>
            <Money pence={pence} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
