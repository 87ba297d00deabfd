import LinearProgress from '@mui/material/LinearProgress';

type MeterProps = {
  /** What is measured. */
  label: string;
  value: number;
  max: number;
  /** In words, where numbers alone say too little. */
  words?: string;
};

/** How much of something there is or is taken. Not the progress of work: nobody waits for it. */
export function Meter({ label, value, max, words }: MeterProps) {
  return (
    <LinearProgress
      role="meter"
      variant="determinate"
      value={Math.min(100, Math.round((100 * value) / max))}
      aria-label={label}
      aria-valuetext={words}
      sx={{ height: 8, borderRadius: '4px', bgcolor: 'pass.sunken' }}
    />
  );
}
