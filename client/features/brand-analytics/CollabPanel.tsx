import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { CollabFigures, PeriodCost } from '../../api/analytics';
import { paths } from '../../app/paths';
import { BreakdownTable } from './BreakdownTable';
import { Panel } from '../../ui/report/Panel';

type CollabPanelProps = {
  rows: readonly CollabFigures[];
  rest: PeriodCost | null;
  /** Whether the reader has an account, and so can open the Collabs. */
  openCollabs: boolean;
};

/** The results of each Collab. */
export function CollabPanel({ rows, rest, openCollabs }: CollabPanelProps) {
  return (
    <Panel title="By Collab" lead="Collabs with posts or costs in this period, largest reach first.">
      <BreakdownTable
        caption="Figures by Collab"
        rows={rows}
        rest={rest}
        keyOf={({ collab }) => collab.id}
        columns={[
          {
            head: 'Collab',
            cell: ({ collab }) =>
              openCollabs ? (
                <Link component={RouterLink} to={paths.collab(collab.id)} color="inherit">
                  {collab.title}
                </Link>
              ) : (
                collab.title
              ),
          },
          { head: 'Creator', cell: ({ influencer }) => influencer.name },
        ]}
        empty="No posts or costs from Collabs in this period."
      />
    </Panel>
  );
}
