import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { InfluencerFigures } from '../../api/analytics';
import { upgrade } from '../../shell/billing/upgrade';
import { Money } from '../../ui/Money';
import { type Column, FigureTable } from '../../ui/report/FigureTable';
import { figureColumns } from './figure-columns';
import { Panel } from '../../ui/report/Panel';

const title = 'By influencer';

const columns: readonly Column<InfluencerFigures>[] = [
  { head: 'Influencer', cell: ({ influencer }) => influencer.name },
  { head: 'Visits', cell: ({ visits }) => visits, numeric: true },
  ...figureColumns,
];
const gifts: Column<InfluencerFigures> = {
  head: 'Gifts',
  cell: ({ giftsPence }) => <Money pence={giftsPence} />,
  numeric: true,
};

/** What each influencer has brought. */
export function InfluencerPanel({ rows }: { rows: readonly InfluencerFigures[] }) {
  const withCosts = rows.some(({ giftsPence }) => giftsPence !== null);
  return (
    <Panel title={title} lead="Those who published in this period, the largest reach first.">
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Nobody published in this period.</Typography>
      ) : (
        <FigureTable
          caption="Figures by influencer"
          rows={rows}
          keyOf={({ influencer }) => influencer.id}
          columns={withCosts ? [...columns, gifts] : columns}
        />
      )}
    </Panel>
  );
}

/** In its place, where the plan does not have it. `byStaff`: staff have locked it, and no plan would open it. */
export function LockedInfluencerPanel({ byStaff }: { byStaff: boolean }) {
  return (
    <Panel
      title={title}
      lead={
        byStaff
          ? 'Influencer reports are locked for your account. Please ask your account manager or support.'
          : 'Influencer reports come with Professional and Premium: who brought you how much, at which cost.'
      }
      action={
        byStaff ? undefined : (
          <Button variant="outlined" onClick={() => upgrade.open('professional')}>
            See the plans
          </Button>
        )
      }
    >
      {null}
    </Panel>
  );
}
