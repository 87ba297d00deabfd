import { type Company, companyQuery, venuesQuery } from '../../api/company';
import { paths } from '../../app/paths';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useOffers } from '../../api/offers';
import { useSession } from '../../shell/session/session-context';
import { Meter } from '../../ui/Meter';
import { TextLink } from '../../ui/TextLink';
import { Box, Typography } from '../../ui/elements';
import { Panel } from './Panel';

type SetupStep = Readonly<{ label: string; to: string; done: boolean }>;

type Known = Readonly<{
  uid: string;
  company: Pick<Company, 'about'>;
  venues: number;
  offers: number;
  collabs: number;
}>;

/** What a new brand does before its first Collab, in order. */
export const setupSteps = ({ uid, company, venues, offers, collabs }: Known): readonly SetupStep[] => [
  { label: 'Introduce your brand', to: paths.brand.company(uid), done: company.about.trim() !== '' },
  { label: 'Add your venue', to: paths.brand.venues(uid), done: venues > 0 },
  { label: 'Publish an offer', to: paths.brand.newOffer, done: offers > 0 },
  { label: 'Invite a creator, or answer a request', to: paths.brand.influencerBrowser(uid), done: collabs > 0 },
];

/** What is left to do before the first Collab. Hidden once complete. */
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
