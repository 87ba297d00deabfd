import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client';
import type { components } from '../../api/schema';
import { usePublicSettings } from '../../api/settings';
import { FaultPage, NotFound, ServerAway } from '../FaultPage';
import { LoadingScreen } from '../LoadingScreen';
import { TopBar } from '../TopBar';
import { useSession } from '../session/session-context';
import { AccountList } from './AccountList';
import { WaysOut } from './ChooseAccount';

type Former = components['schemas']['FormerProfileView'];

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** Profiles the person used to act for, most recently lost first. */
export const useFormerProfiles = () =>
  useQuery({
    queryKey: ['former-profiles'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/auth/former-profiles', { signal })).items,
    gcTime: 0, // refetched when a profile has just been lost
  });

/** What happened to it, as a title and a sentence that says what to do. */
export function formerWords({ name, why, at }: Former, supportEmail: string): readonly [title: string, text: string] {
  const on = day.format(new Date(at));
  if (why === 'closed')
    return ['This profile has been closed', `It was closed on ${on}. If that’s a mistake, write to ${supportEmail}.`];
  const text = `You were removed on ${on}. If that’s a mistake, ask one of its owners to invite you again.`;
  return [`You can no longer act for ${name ?? 'this profile'}`, text];
}

/** Shown instead of a profile's page if the person can't act for it: says which it was, if it was ever theirs. */
export function FormerProfile({ uid }: { uid: string }) {
  const { linkedProfiles } = useSession();
  const { supportEmail } = usePublicSettings();
  const { data, isPending, error, refetch } = useFormerProfiles();
  if (isPending) return <LoadingScreen />;
  if (error) return <ServerAway error={error} onRetry={() => void refetch()} />;
  const former = data.find((each) => each.uid === uid);
  if (!former) return <NotFound />;
  const [title, text] = formerWords(former, supportEmail);
  return (
    <>
      <TopBar />
      <Box component="main">
        <FaultPage
          title={title}
          action={
            linkedProfiles.length > 0 ? (
              <Box component="section" aria-label="Your accounts" sx={{ width: '100%', display: 'grid', gap: 2 }}>
                <AccountList />
              </Box>
            ) : (
              <WaysOut />
            )
          }
        >
          {text}
        </FaultPage>
      </Box>
    </>
  );
}
