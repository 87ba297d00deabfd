import { useSyncExternalStore } from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartSeries } from '../../../server/contract/colours';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { appearance } from '../../shell/appearance/appearance';

export type ColumnsProps = {
  /** What the columns represent. */
  label: string;
  columns: readonly Readonly<{ name: string; value: number; before?: number }>[];
};

const height = 260;

/** With few columns, each is at most a sixth of the width. */
const gapBeside = (columns: number) => Math.max(0.35, 1 - columns / 6);

/**
 * Grouped columns, with the previous period's to the left of each where there is one. Loads the chart library lazily.
 * It is an image without tab stops: the table next to it has the same data. The last label extends beyond the right
 * edge, and has room there.
 */
export function Columns({ label, columns }: ColumnsProps) {
  const theme = useTheme();
  const scheme = useSyncExternalStore(appearance.scheme.subscribe, appearance.scheme.now);
  const compared = columns.some(({ before }) => before);
  const inWords = (value: number | null) => value?.toLocaleString('en-GB') ?? '';
  const series = chartSeries[scheme];
  return (
    <BarChart
      height={height}
      hideLegend={!compared}
      colors={compared ? [series[5], series[0]] : [series[0]]}
      xAxis={[{ data: columns.map(({ name }) => name), scaleType: 'band', categoryGapRatio: gapBeside(columns.length), tickLabelMinGap: 12 }]}
      yAxis={[{ width: 48, valueFormatter: (value: number) => abbreviateNumber(value) }]}
      series={[
        ...(compared ? [{ label: 'Period before', data: columns.map(({ before }) => before ?? null), valueFormatter: inWords }] : []),
        { label: compared ? 'This period' : label, data: columns.map(({ value }) => value), valueFormatter: inWords },
      ]}
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'end' } } }}
      borderRadius={4}
      grid={{ horizontal: true }}
      disableKeyboardNavigation
      margin={{ left: 0, right: 28, top: 12, bottom: 0 }}
      skipAnimation={theme.transitions.duration.standard === 0}
    />
  ); // prettier-ignore
}
