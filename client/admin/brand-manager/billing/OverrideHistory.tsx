import Box from '@mui/material/Box';
import { features } from '../../../../server/contract/features';
import { longDay } from '../../../ui/day';
import { exactTime } from '../../../ui/RelativeTime';
import type { Override } from './billing-actions';
import { StaffPerson } from './StaffPerson';

const labelOf = (id: Override['feature']): string => features.find((feature) => feature.id === id)?.label ?? id;

const endOf = ({ endedAt, until }: Override): string => {
  if (endedAt) return `, taken back ${exactTime(endedAt)}`;
  return until ? `, until ${longDay(until)}` : '';
};

/** Who granted or locked what, when, why and until when; newest first. */
export function OverrideHistory({ overrides }: { overrides: readonly Override[] }) {
  if (overrides.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Granted and locked"
      sx={{ m: 0, pl: 4, typography: 'body2', display: 'grid', gap: 2 }}
    >
      {overrides.map((override) => (
        <li key={override.id}>
          {labelOf(override.feature)} {override.kind === 'grant' ? 'granted' : 'locked'} by{' '}
          <StaffPerson id={override.madeBy} />, {exactTime(override.madeAt)}
          {endOf(override)}: “{override.reason}”
        </li>
      ))}
    </Box>
  );
}
