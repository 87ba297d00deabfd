import { IconAlertTriangle, IconCircleCheck, IconEyeOff } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { platformLabel } from '../../../../server/contract/lists/labels';
import { useWatchedPosts, type WatchedPost } from '../../../api/metrics';
import { paths } from '../../../app/paths';
import { useSession } from '../../../shell/session/session-context';
import { Fault } from '../../../ui/Fault';
import { ExactTime, RelativeTime } from '../../../ui/RelativeTime';
import { TextLink } from '../../../ui/TextLink';

/** How a published post is, when it was checked last, and when it is checked next. */
export function PostWatch({ pieceId, collabId }: { pieceId: string; collabId: string }) {
  const { data, error } = useWatchedPosts(collabId);
  const post = data?.items.find(({ deliverableId }) => deliverableId === pieceId);
  if (!post) return <Fault>{error?.message}</Fault>;
  const { words, Icon, isFine } = stateOf(post);
  const { changedAt, checkedAt, nextCheckAt } = post;
  return (
    <Box role="group" aria-label="Post checks" sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ display: 'flex', gap: 2, alignItems: 'center', fontWeight: isFine ? undefined : 550 }}>
        <Icon size={20} stroke={1.75} aria-hidden />
        {words}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {changedAt && (
          <>
            Changed by <ExactTime time={changedAt} />.{' '}
          </>
        )}
        {checkedAt && (
          <>
            Last checked <RelativeTime time={checkedAt} goesOn />.{' '}
          </>
        )}
        {nextCheckAt ? (
          <>
            Next check: <ExactTime time={nextCheckAt} />.
          </>
        ) : (
          'We’ve stopped checking.'
        )}
      </Typography>
      {!post.connected && <NotConnected post={post} />}
    </Box>
  );
}

/** What is wrong comes first. */
function stateOf({ state, labelled, captionChanged, checkedAt, changedAt, story, nextCheckAt }: WatchedPost) {
  const bad = { Icon: IconAlertTriangle, isFine: false };
  if (state === 'gone') return { ...bad, words: 'The post has been removed.' };
  if (state === 'private') return { ...bad, words: 'The post is no longer public.' };
  if (!labelled) return { ...bad, words: 'The post no longer says it’s an ad.' };
  const fine = { Icon: IconCircleCheck, isFine: true };
  if (captionChanged) return { ...fine, words: 'The caption has changed. It still says it’s an ad.' };
  if (story && !nextCheckAt) return { ...fine, words: 'Stories last 24 hours. This one has expired.' };
  if (checkedAt ?? changedAt) return { ...fine, words: 'The post is up, as it was published.' };
  const words = nextCheckAt ? 'We haven’t been able to check this post yet.' : 'We couldn’t check this post.';
  return { Icon: IconEyeOff, isFine: true, words };
}

/** Checks and numbers come from the creator's own account. */
function NotConnected({ post: { platform } }: { post: WatchedPost }) {
  const { actor } = useSession();
  const name = platformLabel(platform);
  return (
    <Typography variant="body2">
      {actor.type === 'influencer' ? (
        <>
          Your {name} isn’t connected.{' '}
          <TextLink to={`${paths.influencer.profileEditorOf(actor.uid)}&section=socials`}>Connect {name}</TextLink>
        </>
      ) : (
        `The creator’s ${name} isn’t connected, so its own numbers and captions can’t be read.`
      )}
    </Typography>
  );
}
