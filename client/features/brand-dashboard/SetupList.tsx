import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { companyQuery, venuesQuery } from '../../api/company';
import { useOffers } from '../../api/offers';
import { useSession } from '../../shell/session/session-context';
import { Meter } from '../../ui/Meter';
import { TextLink } from '../../ui/TextLink';
import { Box, Typography } from '../../ui/elements';
import { Panel } from './Panel';
import { setupSteps } from './setup-steps';

/** What is left to do before the first Collab. Gone once all of it is done. */
export function SetupList({ collabs }: { collabs: number }) {
  const { actor } = useSession();
  const isBrand = actor.type === 'brand';
  const company = useQuery({ ...companyQuery(actor.uid), enabled: isBrand }).data;
  const venues = useQuery({ ...venuesQuery(actor.uid), enabled: isBrand }).data;
  const offers = useOffers().data?.pages[0]?.items;
  if (!isBrand || !company || !venues || !offers) return null;
  const steps = setupSteps({ uid: actor.uid, company, venues: venues.length, offers: offers.length, collabs });
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <Panel title="Get started">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {done} of {steps.length} done
      </Typography>
      <Meter label="Set up" value={done} max={steps.length} words={`${done} of ${steps.length} done`} />
      <Box component="ol" sx={list}>
        {steps.map(({ label, to, done: isDone }) => (
          <Box component="li" key={label} sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 44 }}>
            {isDone ? (
              <Box component={IconCircleCheckFilled} size={20} aria-label="Done:" sx={{ color: 'pass.primary' }} />
            ) : (
              <Box component={IconCircle} size={20} stroke={1.75} aria-hidden sx={{ color: 'pass.lineStrong' }} />
            )}
            {isDone ? <span>{label}</span> : <TextLink to={to}>{label}</TextLink>}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 3,
  p: 0,
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, auto)' },
} as const;
