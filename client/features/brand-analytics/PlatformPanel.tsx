import type { BrandAnalytics } from '../../api/analytics';
import { ChartPanel } from '../../ui/report/ChartPanel';
import { FigureTable } from '../../ui/report/FigureTable';
import { figureColumns } from './figure-columns';
import { platformName } from './words';

/** Where the pieces were published, and what they reached there. */
export function PlatformPanel({ analytics: { platforms } }: { analytics: BrandAnalytics }) {
  return (
    <ChartPanel
      title="By platform"
      lead="Own use is content that was handed over to you and not posted."
      label="Reach by platform"
      columns={platforms.map(({ platform, reach }) => ({ name: platformName(platform), value: reach ?? 0 }))}
      table={
        <FigureTable
          caption="Figures by platform"
          rows={platforms}
          keyOf={({ platform }) => platform ?? 'own'}
          columns={[{ head: 'Platform', cell: ({ platform }) => platformName(platform) }, ...figureColumns]}
        />
      }
    />
  );
}
