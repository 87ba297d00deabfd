import Box from '@mui/material/Box';

const [width, height] = [96, 32];

/** The shape of a figure over the period; the chart below says it in full. */
export function Spark({ values }: { values: readonly (number | null)[] }) {
  const numbers = values.map((value) => value ?? 0);
  const most = Math.max(...numbers);
  if (numbers.length < 2 || most === 0) return null;
  const points = numbers.map((value, place) => {
    const x = (place / (numbers.length - 1)) * width;
    return `${x.toFixed(1)},${(height - 2 - (value / most) * (height - 4)).toFixed(1)}`;
  });
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      sx={{ width, height, flex: 'none', fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, color: 'pass.primary' }}
    >
      <polyline points={points.join(' ')} strokeLinejoin="round" />
    </Box>
  ); // prettier-ignore
}
