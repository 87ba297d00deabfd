import type { BrandAnalytics } from '../../api/analytics';
import { ChartPanel } from '../../ui/report/ChartPanel';
import { FigureTable } from '../../ui/report/FigureTable';
import { figureColumns } from './figure-columns';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import { percent, platformName } from './words';

/** Where the pieces were published, and what they reached there. */
export function PlatformPanel({ analytics: { platforms } }: { analytics: BrandAnalytics }) {
  return (
    <ChartPanel
      title="By platform"
      lead="Own use is content made for the brand and not posted."
      label="Reach by platform"
      columns={platforms.map(({ platform, reach, then }) => ({
        name: platformName(platform),
        value: reach ?? 0,
        before: then.reach ?? 0,
      }))}
      table={
        <FigureTable
          caption="Figures by platform"
          rows={platforms}
          keyOf={({ platform }) => platform ?? 'own'}
          columns={[
            { head: 'Platform', cell: ({ platform }) => platformName(platform) },
            ...figureColumns,
            { head: 'Pieces before', cell: ({ then }) => wholeNumber(then.pieces), numeric: true },
            { head: 'Reach before', cell: ({ then }) => wholeNumber(then.reach), numeric: true },
            { head: 'Engagements before', cell: ({ then }) => wholeNumber(then.engagements), numeric: true },
            { head: 'Rate before', cell: ({ then }) => percent(then.rate), numeric: true },
          ]}
        />
      }
    />
  );
}
