import Box from '@mui/material/Box';

type Scale = Readonly<{ from: number; to: number }>;

/** One scale for several intervals; it has zero on it. */
export const scaleOf = (intervals: readonly Readonly<{ low: number; high: number }>[]): Scale => ({
  from: Math.min(0, ...intervals.map(({ low }) => low)),
  to: Math.max(0, ...intervals.map(({ high }) => high)),
});

type IntervalProps = Scale & Readonly<{ low: number; high: number; guests: number }>;

/** An interval as a bar, its estimate as a dot, and zero as a line. Words beside it say the same. */
export function Interval({ low, high, guests, from, to }: IntervalProps) {
  const at = (value: number) => `${(((value - from) / (to - from || 1)) * 100).toFixed(2)}%`;
  const isSure = low > 0 || high < 0;
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 20, mx: 2 }}>
      <Box sx={{ ...bar, top: 9, left: 0, right: 0, height: 2, bgcolor: 'divider' }} />
      <Box sx={{ ...bar, ...range, left: at(low), right: `calc(100% - ${at(high)})`, ...(!isSure && open) }} />
      <Box sx={{ ...bar, top: 0, left: at(0), width: 2, height: 20, ml: '-1px', bgcolor: 'text.primary' }} />
      <Box sx={{ ...bar, ...dot, left: at(guests), ...(!isSure && open) }} />
    </Box>
  );
}

const bar = { position: 'absolute' } as const;
const range = { top: 5, height: 10, borderRadius: '5px', bgcolor: 'pass.primarySoft', border: '1px solid', borderColor: 'pass.primary' } as const; // prettier-ignore
const dot = { top: 4, width: 12, height: 12, ml: '-6px', borderRadius: '50%', bgcolor: 'pass.primary', border: '2px solid', borderColor: 'pass.primary' } as const; // prettier-ignore
/** It can't be told from zero. */
const open = { bgcolor: 'background.paper', borderColor: 'pass.lineStrong', borderStyle: 'dashed' } as const;
