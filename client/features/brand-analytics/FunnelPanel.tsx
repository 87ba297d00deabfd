import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { collabOutcomes } from '../../../server/contract/lists/collab';
import type { Colour } from '../../../server/contract/colours';
import { stageColours } from '../../../server/contract/tokens';
import type { BrandAnalytics } from '../../api/analytics';
import { Panel } from '../../ui/report/Panel';
import { timeInWords } from '../../../server/contract/rules/time-in-words';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import { stageLabel } from './words';

/** The funnel of Collabs requested in the period, and the brand's response time. */
export function FunnelPanel({ analytics: { funnel, answers } }: { analytics: BrandAnalytics }) {
  const all = funnel.stages[0]?.count ?? 0;
  const ended = collabOutcomes
    .filter(({ id }) => funnel.ended[id])
    .map(({ id, label }) => `${funnel.ended[id]} ${label.toLowerCase()}`);
  return (
    <Panel title="How far Collabs got" lead="Requested in this period, and where they are now.">
      <Box component="ol" aria-label="Stages" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {funnel.stages.map(({ stage, count }) => (
          <Stage key={stage} label={stageLabel(stage)} colour={stageColours[stage]} count={count} all={all} />
        ))}
      </Box>
      {ended.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Ended early: {ended.join(', ')}.
        </Typography>
      )}
      {funnel.late > 0 && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          Content is late in {funnel.late === 1 ? '1 Collab' : `${wholeNumber(funnel.late)} Collabs`}.
        </Typography>
      )}
      <Typography variant="body2">{answerWords(answers)}</Typography>
    </Panel>
  );
}

function answerWords({ requests, answered, medianMinutes, within48Hours }: BrandAnalytics['answers']): string {
  if (requests === 0) return 'No requests in this period.';
  if (medianMinutes === null && requests === 1) return 'Your one request hasn’t been answered yet.';
  if (medianMinutes === null) return `None of the ${requests} requests have been answered yet.`;
  return `Time to answer: ${timeInWords(medianMinutes)} (median of ${answered}); ${within48Hours} of ${requests} requests answered within 48 hours.`;
}

type StageProps = { label: string; colour: Colour; count: number; all: number };

function Stage({ label, colour, count, all }: StageProps) {
  const share = all === 0 ? 0 : Math.round((count / all) * 100);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, typography: 'body2' }}>
        <span>{label}</span>
        <span className="tnum">
          {wholeNumber(count)} <Box component="span" sx={{ color: 'text.secondary' }}>({share}%)</Box>
        </span>
      </Box>
      <Box aria-hidden sx={{ height: 10, borderRadius: '5px', bgcolor: 'pass.sunken', overflow: 'hidden' }}>
        <Box sx={{ width: `${share}%`, height: '100%', bgcolor: `pass.${colour}` }} />
      </Box>
    </Box>
  ); // prettier-ignore
}
