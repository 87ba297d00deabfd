import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type HealthPart, useHealth } from '../../api/work';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';

const states: Readonly<Record<HealthPart['state'], { word: string; color: string }>> = {
  ok: { word: 'Healthy', color: 'success.main' },
  warning: { word: 'Needs attention soon', color: 'warning.dark' },
  fault: { word: 'Broken', color: 'error.main' },
};

/** Each part of the product: its status, what was observed, since when, and what to do. Unhealthy ones come first. */
export function HealthParts() {
  const { data, error, isPending } = useHealth();
  const parts = data?.parts.toSorted((a, b) => rank(b) - rank(a)) ?? [];
  const unwell = parts.filter(({ state }) => state !== 'ok').length;
  return (
    <Box component="section" aria-labelledby="health">
      <Typography id="health" variant="h2" sx={{ mb: 1 }}>
        Health of each part
      </Typography>
      <Fault>{error?.message}</Fault>
      {isPending && <Skeleton variant="rounded" sx={asHighAsParts} />}
      {data && (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 3 }}>{summary(unwell)}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {parts.map((part) => (
              <Part key={part.name} {...part} />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

/** About the height of the parts, so that the queues don't shift. */
const asHighAsParts = { height: { xs: 850, sm: 560 } } as const;

const rank = ({ state }: HealthPart): number => Object.keys(states).indexOf(state);

const summary = (unwell: number): string =>
  unwell === 0 ? 'Everything is fine.' : unwell === 1 ? 'One part needs attention.' : `${unwell} parts need attention.`;

function Part({ name, state, figure, since, mend }: HealthPart) {
  const { word, color } = states[state];
  return (
    <Box
      component="li"
      sx={{
        py: 2.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        display: 'grid',
        columnGap: 4,
        rowGap: 0.5,
        alignItems: 'baseline',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '160px minmax(0, 1fr) auto' },
      }}
    >
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      <Typography variant="subtitle2" component="span" sx={{ color, order: { sm: 1 } }}>
        {word}
      </Typography>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" className="tnum">
          {figure}
          {since && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              , since <ExactTime time={since} />
            </Box>
          )}
        </Typography>
        {mend && (
          <Typography variant="body2" sx={{ mt: 1, fontWeight: 650 }}>
            {mend}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
