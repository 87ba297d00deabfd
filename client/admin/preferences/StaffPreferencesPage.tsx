import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { accountManagers, brandCategories } from '../../../server/contract/lists/brands';
import { influencerCities, mainCities } from '../../../server/contract/lists/places';
import { paths } from '../../app/paths';
import { NotFound } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { FeaturesEverywhere } from '../brand-manager/billing/feature-lists';
import { GrowingNames } from './lists/GrowingNames';
import { PlanLimits } from './PlanLimits';
import { SettingList } from './SettingList';
import { StaffQuickReplies } from './StaffQuickReplies';

/** The product's settings, and where to change each. */
export function StaffPreferencesPage() {
  const { actor } = useSession();
  return actor.type === 'admin' ? <Preferences /> : <NotFound />;
}

const staffOnly = `${paths.admin.users}?filter=${encodeURIComponent(JSON.stringify({ staff: true }))}`;

function Preferences() {
  return (
    <>
      <PageHeader title="Preferences" lead="How the product is set up, and where to change each part." />
      <Box sx={{ columnCount: { xs: 1, lg: 2 }, columnGap: 5, '& > *': { mb: 5, breakInside: 'avoid' } }}>
        <Section title="Staff and their roles" lead="Who works here, and what each of them can do.">
          <TextLink to={staffOnly}>Staff, in Users</TextLink>
        </Section>
        <Section title="Email templates" lead="Every email we send. You can send yourself a test of each.">
          <TextLink to={paths.admin.mails}>See the templates</TextLink>
        </Section>
        <Section title="Jobs and events" lead="What’s waiting, what has failed, and why. For super users.">
          <TextLink to={paths.admin.work}>See jobs and events</TextLink>
        </Section>
        <Section title="Webhooks" lead="The webhooks of brands and influencers, and those that aren’t arriving.">
          <TextLink to={paths.admin.webhooks}>See webhooks</TextLink>
        </Section>
        <Section
          title="Post numbers"
          lead="What posts have reached, where neither influencers nor platforms report it."
        >
          <TextLink to={paths.admin.importMetrics}>Import from a file</TextLink>
        </Section>
        <Section title="Waiting for a decision" lead="What people have asked us to look at.">
          <TextLink to={paths.admin.reports}>Reported messages</TextLink>
          <TextLink to={paths.admin.appeals}>Appeals against reviews</TextLink>
        </Section>
        <Section
          title="Features"
          lead="Granted or locked for every brand, whatever its plan. To override this for one brand, open it and go to Billing."
        >
          <FeaturesEverywhere />
          <TextLink to={paths.admin.brands}>Brands</TextLink>
        </Section>
        <Section
          title="Plans"
          lead="What each plan includes, and its price IDs at the card provider. Set with each release."
        >
          <PlanLimits />
        </Section>
        <Section
          title="Quick replies"
          lead="Replies that staff use often. Everyone on the team sees them below every chat."
        >
          <StaffQuickReplies />
          <TextLink to={paths.chats}>Chats</TextLink>
        </Section>
        <Section title="Support addresses" lead="Where people reach us.">
          <SettingList ids={['supportEmail', 'supportWhatsapp', 'supportInstagram', 'supportSms', 'supportPhone']} />
        </Section>
        <Section title="External links" lead="Hidden in the product if not set.">
          <SettingList ids={['trainingUrl', 'reportBugUrl', 'facebookUrl', 'instagramUrl', 'tiktokUrl']} />
        </Section>
        <Section
          title="Account managers"
          lead="The people who can look after a brand. Staff with the same name as here find their brands under “Mine”. Built-in names can’t be removed; new ones are available within seconds."
        >
          <GrowingNames
            list="account-managers"
            options={accountManagers}
            title="Brand account managers"
            one="an account manager"
          />
        </Section>
        <Section
          title="Cities"
          lead="Where brands are and where influencers live. Built-in cities stay; new ones can be chosen within seconds."
        >
          <GrowingNames list="brand-cities" options={mainCities} title="Brand cities" one="a city" />
          <GrowingNames list="influencer-cities" options={influencerCities} title="Influencer cities" one="a city" />
        </Section>
        <Section
          title="Categories"
          lead="What brands, offers and influencers are about. Built-in categories stay; new ones can be chosen within seconds."
        >
          <GrowingNames
            list="categories"
            options={brandCategories}
            title="Categories of brands, offers and influencers"
            one="a category"
          />
        </Section>
      </Box>
    </>
  );
}

type SectionProps = { title: string; lead: string; children: ReactNode };

/** One setting. */
function Section({ title, lead, children }: SectionProps) {
  const titleId = useId();
  return (
    <Card
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 3, justifyItems: 'start' }}
    >
      <div>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {lead}
        </Typography>
      </div>
      {children}
    </Card>
  );
}
