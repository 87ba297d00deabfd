import { platforms, type Platform } from '../../../../server/contract/lists/social';
import { EditorSection } from '../EditorSection';
import { IconBrandInstagram, IconBrandTiktok, IconBrandYoutube, type TablerIcon } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { platformLabel } from '../../../../server/contract/lists/labels';
import { countries } from '../../../../server/contract/lists/places';
import { profileLimits } from '../../../../server/contract/rules/influencer-profile';
import { accountFault, accountTyped } from '../../../../server/contract/rules/platform-address/person-in';
import { longDay } from '../../../ui/day';
import { EditedField } from '../EditedField';
import { useEditor } from '../editor-context';
import type { Account } from '../profile-api';
import { ConnectedAccount, useConnection } from './ConnectedAccount';
import { ConnectionResult, isConnected } from './connection-parts';
import { Growth } from '../../../ui/Growth';

/** Where the influencer posts, and their followers. */
export function SocialsSection() {
  return (
    <EditorSection
      id="socials"
      title="Socials"
      lead="Connect an account, and brands see numbers that the platform has verified. Or enter them and keep them up to date: we note the date and show how you grow."
    >
      <ConnectionResult />
      {platforms.map(({ id }) => (
        <AccountCard key={id} platform={id} />
      ))}
    </EditorSection>
  );
}

const icons: Record<Platform, TablerIcon> = {
  instagram: IconBrandInstagram,
  tiktok: IconBrandTiktok,
  youtube: IconBrandYoutube,
};

/** An account on one platform; it is created once it has a name. */
export function AccountCard({ platform }: { platform: Platform }) {
  const { profile, faults, change } = useEditor();
  const account = profile.accounts.find((each) => each.platform === platform);
  const others = profile.accounts.filter((each) => each.platform !== platform);
  const faultOf = (field: string) => faults[`accounts.${platform}.${field}`];
  const set = (part: Partial<Account>) =>
    change({ accounts: [...others, { ...(account ?? emptyAt(platform)), ...part }] });
  const connection = useConnection(platform);
  const verified = connection && !isConnected(connection) ? null : account?.verified;
  const Icon = icons[platform];
  return (
    <Card
      component="section"
      aria-labelledby={`${platform}-title`}
      sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 4 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Icon size={22} stroke={1.75} aria-hidden />
        <Typography variant="h3" id={`${platform}-title`} sx={{ flex: 1 }}>
          {platformLabel(platform)}
        </Typography>
        {account && !verified && (
          <Button
            size="small"
            onClick={() => change({ accounts: others })}
            aria-label={`Remove ${platformLabel(platform)}`}
          >
            Remove
          </Button>
        )}
      </Box>
      <ConnectedAccount platform={platform} />
      {account && verified ? (
        <Typography className="tnum">
          {`@${account.handle} · ${verified.followers.toLocaleString('en-GB')} followers · Verified, as of ${longDay(verified.day)}`}
        </Typography>
      ) : (
        <EditedField
          label="Account"
          whole
          placeholder="jane.eats"
          value={account?.handle ?? ''}
          check={(handle) => (handle === '' && !account ? undefined : accountFault(platform, handle.normalize('NFC')))}
          onChange={(handle) => handle !== '' && set({ handle: accountTyped(platform, handle) })}
          fault={faultOf('handle')}
          hint={account ? undefined : 'Username without the @. Leave blank if you don’t have one.'}
        />
      )}
      {account && (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr)' },
            }}
          >
            {!verified && (
              <EditedField
                label="Followers"
                inputMode="numeric"
                value={account.followers === null ? '' : String(account.followers)}
                check={countFault}
                onChange={(typed) => set({ followers: typed === '' ? null : Number(digitsOf(typed)) })}
                fault={faultOf('followers')}
              />
            )}
            <EditedField
              label="Engagement rate, %"
              inputMode="decimal"
              value={account.engagement === null ? '' : String(account.engagement)}
              check={rateFault}
              onChange={(typed) => set({ engagement: typed === '' ? null : Number(typed.replace(',', '.')) })}
              fault={faultOf('engagement')}
            />
            <EditedField
              label="Main country"
              options={countries}
              nothing="Not known"
              value={account.country ?? ''}
              onChange={(country) => set({ country: (country || null) as Account['country'] })}
              fault={faultOf('country')}
            />
          </Box>
          <Growth history={account.history} />
        </>
      )}
    </Card>
  );
}

const emptyAt = (platform: Platform): Account => ({
  ...{ platform, handle: '', followers: null, engagement: null, country: null, verified: null, history: [] },
  updatedAt: new Date().toISOString(),
});

const digitsOf = (typed: string) => typed.replace(/[\s,]/g, '');
const countFault = (typed: string) =>
  /^\d*$/.test(digitsOf(typed)) && Number(digitsOf(typed)) <= profileLimits.followers.max
    ? undefined
    : 'Please enter the number of followers, such as 12300.';
const rateFault = (typed: string) =>
  typed === '' || (/^\d{1,3}([.,]\d{1,2})?$/.test(typed) && Number(typed.replace(',', '.')) <= 100)
    ? undefined
    : 'Please enter a percentage, such as 3.5.';
