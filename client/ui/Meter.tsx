import { Box } from './elements';

type MeterProps = {
  /** What is measured. */
  label: string;
  value: number;
  max: number;
  /** In words, where numbers alone aren't enough. */
  words?: string;
};

/** How much of something is used or available. Not a progress bar: nobody is waiting for it. */
export function Meter({ label, value, max, words }: MeterProps) {
  const percent = Math.min(100, Math.round((100 * value) / max));
  return (
    <Box
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
      sx={{ overflow: 'hidden', height: 8, borderRadius: '4px', bgcolor: 'pass.sunken' }}
    >
      <Box
        style={{ width: `${percent}%` }}
        sx={{ height: 1, bgcolor: 'primary.main', transition: 'width .4s linear' }}
      />
    </Box>
  );
}
