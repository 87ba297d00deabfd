import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { abbreviateNumber } from '../../server/contract/rules/numbers';

/** An account's followers by day, latest last. */
type History = readonly Readonly<{ day: string; followers: number }>[];

const size = { width: 160, height: 36 } as const;
const dayInWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** Follower growth, as a line and in words; empty until there are two days of data. */
export function Growth({ history }: { history: History }) {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const difference = last.followers - first.followers;
  const change =
    difference === 0 ? 'No change' : `${difference > 0 ? 'Up' : 'Down'} ${abbreviateNumber(Math.abs(difference))}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
      <Box
        component="svg"
        viewBox={`0 -2 ${size.width} ${size.height + 4}`}
        aria-hidden
        sx={{ width: size.width, height: size.height, flex: 'none', color: 'pass.primary' }}
      >
        <polyline points={pointsOf(history)} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      </Box>
      <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
        {change} since {dayInWords.format(new Date(first.day))}
      </Typography>
    </Box>
  );
}

/** The x axis is to scale; the line fills the height. */
function pointsOf(history: History): string {
  const days = history.map(({ day }) => Date.parse(day));
  const counts = history.map(({ followers }) => followers);
  const [from, to] = [days[0]!, days.at(-1)!];
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  return history
    .map(({ followers }, at) => {
      const x = ((days[at]! - from) / (to - from || 1)) * size.width;
      const y = size.height - ((followers - low) / (high - low || 1)) * size.height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
