import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { countryLabel, platformLabel } from '../../../../server/contract/lists/labels';
import type { Platform } from '../../../../server/contract/lists/social';
import { abbreviateNumber } from '../../../../server/contract/rules/numbers';
import { call, type ProblemError } from '../../../api/client';
import type { components } from '../../../api/schema';
import { paths } from '../../../app/paths';
import { Fault } from '../../../ui/Fault';
import { Fold } from '../../../ui/Fold';
import { TextLink } from '../../../ui/TextLink';

export type Connection = components['schemas']['ConnectionView'];

export const isConnected = ({ state }: Connection): boolean => state === 'active' || state === 'failing';

/** Where its owner removes us, if a platform can’t be told or couldn’t be reached. */
const settingsAt: Readonly<Record<Platform, string>> = {
  instagram: 'https://www.instagram.com/accounts/manage_access/',
  tiktok: 'https://www.tiktok.com/setting',
  youtube: 'https://myaccount.google.com/connections',
};

/** What the server adds to the page’s address when a connection fails. */
const reasons: Readonly<Record<string, string>> = {
  cancelled: 'Nothing was connected because you didn’t allow it. You can try again at any time.',
  'account-taken': 'This account is connected to another profile. Disconnect it there first.',
  'no-account': 'That account has no channel. Create one, or choose another account.',
  'scope-missing': 'We need your permission to read your numbers. Connect again and leave every box ticked.',
  'journey-over': 'This took too long or was opened twice. Connect again.',
};

/** The result of the last attempt to connect, once the platform has sent the creator back. */
export function ConnectionResult() {
  const [params] = useSearchParams();
  const [connected, reason] = [params.get('connected'), params.get('connection')];
  if (reason) return <Fault>{reasons[reason] ?? 'That didn’t work. Try again in a few minutes.'}</Fault>;
  if (!connected) return null;
  return (
    <Typography role="status" sx={{ p: 3, borderRadius: '6px', bgcolor: 'pass.primarySoft' }}>
      {platformLabel(connected)} is connected. Your first numbers arrive within a few minutes.
    </Typography>
  );
}

/** Before they allow it: all that we read, and what we never do. */
export function WhatWeRead({ platform }: { platform: Platform }) {
  return (
    <Fold summary="What we read, and what we never do">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Once a day we read your followers${platform === 'tiktok' ? ' and videos' : ', posts and audience'}, and the numbers of posts you deliver in a Collab. Brands see them marked as verified. We never post, follow, like or message for you, and never see your password or messages. You can disconnect at any time.`}
      </Typography>
    </Fold>
  );
}

/** Disconnected here; the platform still lists us. */
export function RemoveUsThere({ platform }: { platform: Platform }) {
  return (
    <Typography variant="body2" role="status">
      {`Disconnected. We’ve deleted our permission, but ${platformLabel(platform)} may still list Tastemaker. `}
      <Link href={settingsAt[platform]} target="_blank" rel="noreferrer">
        Remove Tastemaker at {platformLabel(platform)}
      </Link>
    </Typography>
  );
}

/** Another profile has this account: why its numbers don’t show, and how to have it looked at. */
export function HeldElsewhere({ platform, handle }: Pick<Connection, 'platform' | 'handle'>) {
  const [clientId] = useState(() => crypto.randomUUID());
  const ask = useMutation<unknown, ProblemError, void>({
    mutationFn: async () => {
      const { id } = await call('POST /api/v1/conversations', { body: { with: 'support' } });
      const text = `I’ve connected @${handle ?? ''} on ${platformLabel(platform)}, but another profile has this account, so my verified numbers don’t show. Could you have a look?`;
      await call('POST /api/v1/conversations/{id}/messages', { path: { id }, body: { text, clientId } });
    },
  });
  if (ask.isSuccess)
    return (
      <Typography variant="body2" role="status">
        {'We’ve got your message and will reply in your chats. '}
        <TextLink to={paths.chatsWith('support')}>Open the chat</TextLink>
      </Typography>
    );
  return (
    <>
      <Typography variant="body2">
        {`Brands don’t see these numbers yet, because another profile here already has @${handle ?? ''}. If the account is yours, ask our team to look. We check again every day.`}
      </Typography>
      <Button variant="outlined" size="small" onClick={() => ask.mutate()} loading={ask.isPending}>
        Ask our team to look
      </Button>
      <Fault>{ask.error?.message}</Fault>
    </>
  );
}

/** What can’t be read, as in “we can’t read your audience”. */
export const wordsFor = {
  account: 'your account',
  audience: 'your audience',
  posts: 'the numbers of your posts',
} as const;

/** The newest numbers, in a line. */
export function inWords({ followers, posts, reach, audience }: NonNullable<Connection['reading']>): string {
  const most = audience?.countries[0];
  return [
    followers !== null && `${abbreviateNumber(followers)} followers`,
    posts !== null && `${abbreviateNumber(posts)} posts`,
    reach !== null && `${abbreviateNumber(reach)} reached in 28 days`,
    most && `${Math.round(most.share * 100)}% in ${countryLabel(most.key)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
