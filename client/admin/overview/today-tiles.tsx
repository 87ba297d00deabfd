import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { salesStageLabel } from '../../../server/contract/lists/labels';
import { productNow } from '../../api/clock';
import type { Today } from '../../api/overview';
import { ExactTime } from '../../ui/RelativeTime';
import { TextLink } from '../../ui/TextLink';
import { resources } from '../resources';

const inactive = 909;

type PartProps = { today: Today; list: (resource: string, filter: object) => string };

export function BrandTiles({ today: { paymentsToCheck, newLeads, calls }, list }: PartProps) {
  const [next] = calls;
  return (
    <>
      <Tile label="Payments to check" value={paymentsToCheck} alarm={paymentsToCheck > 0}>
        <TextLink to={list(resources.brands, { paymentToCheck: 'true' })}>Brands</TextLink>
      </Tile>
      <Tile label="New leads" value={newLeads}>
        In the last 7 days
      </Tile>
      <Tile label="Next call" value={next ? <ExactTime time={next.startsAt} /> : 'None'} small>
        {next && `${next.name}${next.company && `, ${next.company}`}`}
        {calls.length > 1 && ` (+${calls.length - 1})`}
      </Tile>
    </>
  );
}

export function InfluencerTiles({
  today: { noShowClaims, contentClaims, contestedBills, reportedUses, collabsLate },
  list,
}: PartProps) {
  const kinds = [
    { count: noShowClaims, filter: { noShowClaimed: 'true' }, label: 'No-shows' },
    { count: contentClaims, filter: { contentClaimed: 'true' }, label: 'Missing content' },
    { count: contestedBills, filter: { billContested: 'true' }, label: 'Bills' },
    { count: reportedUses, filter: { useReported: 'true' }, label: 'Reported uses' },
  ].filter(({ count }) => count > 0);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Tile label="Collabs to decide" value={total} alarm={total > 0}>
        {total === 0 && 'No disputes'}
        {kinds.map(({ filter, label }, at) => (
          <Fragment key={label}>
            {at > 0 && ' · '}
            <TextLink to={list(resources.collabs, filter)}>{label}</TextLink>
          </Fragment>
        ))}
      </Tile>
      <Tile label="Collabs late" value={collabsLate} alarm={collabsLate > 0}>
        <TextLink to={list(resources.collabs, { dueBefore: productNow().toISOString() })}>Content overdue</TextLink>
      </Tile>
    </>
  );
}

export function Pipeline({ today: { pipeline }, list }: PartProps) {
  return (
    <Box
      className="tnum"
      sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, typography: 'body2' }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Pipeline
      </Box>
      {pipeline
        .filter(({ stage }) => stage !== inactive)
        .map(({ stage, total }) => (
          <TextLink key={stage} to={list(resources.brands, { salesStage: stage })}>
            {salesStageLabel(stage)} {total}
          </TextLink>
        ))}
    </Box>
  );
}

type TileProps = { label: string; value: ReactNode; alarm?: boolean; small?: boolean; children: ReactNode };

export function Tile({ label, value, alarm, small, children }: TileProps) {
  return (
    <Box
      component="li"
      sx={{
        p: 3,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        typography: 'body2',
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>{label}</Box>
      <Box
        className="tnum"
        sx={{ typography: small ? 'body1' : 'h2', fontWeight: 650, color: alarm ? 'error.main' : 'inherit' }}
      >
        {value}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}
