import { useColorScheme, useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartSeries } from '../../../server/contract/tokens';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';

export type ColumnsProps = {
  /** What the columns are of. */
  label: string;
  columns: readonly Readonly<{ name: string; value: number }>[];
};

const height = 260;

/** Columns side by side. Comes with the library of charts, only where it is shown; the table beside it says the same. */
export function Columns({ label, columns }: ColumnsProps) {
  const theme = useTheme();
  const { colorScheme } = useColorScheme();
  return (
    <BarChart
      height={height}
      hideLegend
      colors={[chartSeries[colorScheme === 'dark' ? 'dark' : 'light'][0]]}
      xAxis={[{ data: columns.map(({ name }) => name), scaleType: 'band', categoryGapRatio: 0.35, tickLabelMinGap: 12 }]}
      yAxis={[{ width: 48, valueFormatter: (value: number) => abbreviateNumber(value) }]}
      series={[{ label, data: columns.map(({ value }) => value), valueFormatter: (value) => value?.toLocaleString('en-GB') ?? '' }]}
      borderRadius={4}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
      skipAnimation={theme.transitions.duration.standard === 0}
    />
  ); // prettier-ignore
}
