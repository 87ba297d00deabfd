import Box from '@mui/material/Box';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import type { UsageSummary } from '../../api/usage-explorer';
import { Panel } from '../../ui/report/Panel';

const steps = [
  { id: 'asked', label: 'Asked for a link' },
  { id: 'signedIn', label: 'Signed in' },
  { id: 'requested', label: 'Requested a Collab' },
  { id: 'completed', label: 'Collab completed' },
] as const;

/** Of the people who asked for a link: how many came how far within the period. */
export function SignInFunnel({ funnel }: { funnel: UsageSummary['funnel'] }) {
  return (
    <Panel
      title="From the link to a Collab"
      lead="People who asked for a link in this period, and how far each of them got. A Collab counts for the person who requested it. Filters don’t apply here."
    >
      <Box component="ol" aria-label="Steps" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {steps.map(({ id, label }) => (
          <Step key={id} label={label} people={funnel[id]} of={funnel.asked} />
        ))}
      </Box>
    </Panel>
  );
}

function Step({ label, people, of }: { label: string; people: number; of: number }) {
  const share = of === 0 ? 0 : Math.round((people / of) * 100);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, typography: 'body2' }}>
      <Box className="tnum" sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <span>{label}</span>
        <span>
          {wholeNumber(people)} ({share}%)
        </span>
      </Box>
      <Box aria-hidden sx={{ height: 10, borderRadius: '5px', bgcolor: 'pass.sunken', overflow: 'hidden' }}>
        <Box sx={{ width: `${share}%`, height: '100%', bgcolor: 'pass.primary' }} />
      </Box>
    </Box>
  );
}
