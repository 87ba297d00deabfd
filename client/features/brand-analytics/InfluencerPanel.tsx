import Button from '@mui/material/Button';
import type { InfluencerFigures, PeriodCost } from '../../api/analytics';
import { upgrade } from '../../shell/billing/upgrade';
import type { Column } from '../../ui/report/FigureTable';
import { BreakdownTable } from './BreakdownTable';
import { Panel } from '../../ui/report/Panel';

const title = 'By creator';

const columns: readonly Column<InfluencerFigures>[] = [
  { head: 'Creator', cell: ({ influencer }) => influencer.name },
  { head: 'Visits', cell: ({ visits }) => visits, numeric: true },
];

/** The results of each influencer. */
export function InfluencerPanel({ rows, rest }: { rows: readonly InfluencerFigures[]; rest: PeriodCost | null }) {
  return (
    <Panel title={title} lead="Creators with posts or costs in this period, largest reach first.">
      <BreakdownTable
        caption="Figures by creator"
        rows={rows}
        rest={rest}
        keyOf={({ influencer }) => influencer.id}
        columns={columns}
        empty="Nobody published in this period."
      />
    </Panel>
  );
}

/** Shown instead, if the plan doesn't include it. `byStaff`: locked by staff, so no plan would open it. */
export function LockedInfluencerPanel({ byStaff }: { byStaff: boolean }) {
  return (
    <Panel
      title={title}
      lead={
        byStaff
          ? 'Influencer reports are locked for your account. Please ask your account manager or support.'
          : 'Influencer reports come with Professional and Premium. They show what each creator brought you, and at what cost.'
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
