import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useParams } from 'react-router';
import { homeLabel, platformLabel } from '../../../server/contract/lists/labels';
import { listLimits, type ListVote, listVotes } from '../../../server/contract/rules/influencer-lists';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { ProblemError } from '../../api/client';
import { useLists } from '../../api/lists';
import { paths } from '../../app/paths';
import { PageFault } from '../../shell/FaultPage';
import { PublicFrame } from '../../shell/PublicFrame';
import { Avatar } from '../../ui/Avatar';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader, useDocumentTitle } from '../../ui/PageHeader';
import { ExactTime } from '../../ui/RelativeTime';
import { TextField } from '../../ui/TextField';
import { NewTab } from '../../ui/TextLink';
import { PageSkeleton } from '../../ui/skeletons';
import { type ShortlistMember, useShortlist, useVote } from './shortlist-api';

/** A list of influencers for anyone with the link: yes, maybe or no to each. No account is needed. */
export function ShortlistPage() {
  const { token = '' } = useParams();
  return (
    <PublicFrame maxWidth={760}>
      <Shortlist token={token} />
    </PublicFrame>
  );
}

function Shortlist({ token }: { token: string }) {
  const { data: list, error, refetch } = useShortlist(token);
  if (error instanceof ProblemError && error.status === 404) return <Gone />;
  if (error && !list) return <PageFault error={error} onRetry={() => void refetch()} />;
  if (!list) return <PageSkeleton tickets={3} />;
  const said = list.members.filter(({ vote }) => vote !== null).length;
  return (
    <>
      <PageHeader
        title={list.name}
        lead={
          <>
            For {list.label}. Say yes, maybe or no to each; you can change your mind until{' '}
            <ExactTime time={list.expiresAt} />.
          </>
        }
      />
      {list.members.length === 0 ? (
        <EmptyState title="Nobody is on this list yet">Please try this link again later.</EmptyState>
      ) : (
        <>
          <Box role="status" className="tnum" sx={{ mb: 4, fontWeight: 600 }}>
            {said} of {list.members.length} answered
          </Box>
          <Box component="ul" aria-label="Influencers" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
            {list.members.map((member) => (
              <Candidate key={member.id} token={token} member={member} />
            ))}
          </Box>
        </>
      )}
    </>
  );
}

function Gone() {
  useDocumentTitle('This link no longer works');
  return (
    <EmptyState title="This link no longer works" headingLevel="h1">
      It may have expired or been removed. Please ask for a new one.
    </EmptyState>
  );
}

/** One influencer, their facts, and the vote. */
function Candidate({ token, member }: { token: string; member: ShortlistMember }) {
  useLists();
  const { id, handle, name, avatarPath, followers, engagement, platforms, city, claimed, vote } = member;
  const titleId = useId();
  const cast = useVote(token);
  const [comment, setComment] = useState(member.comment);
  const say = (word: ListVote) => cast.mutate({ influencerId: id, vote: word, comment });
  const facts = [
    `${abbreviateNumber(followers)} followers`,
    engagement !== null && `${abbreviateNumber(engagement)}% engagement`,
    platforms.map(platformLabel).join(', '),
    homeLabel(city),
  ];
  return (
    <Card component="li" sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        <Avatar filePath={avatarPath} name={name} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {claimed ? (
            <Box
              component="a"
              href={paths.influencer.mediaKit(handle)}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ color: 'pass.primary', typography: 'body2' }}
            >
              @{handle}
              <NewTab />
            </Box>
          ) : (
            <Typography variant="body2">@{handle}</Typography>
          )}
          <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
            {facts.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </Box>
      <Box role="group" aria-label={`Your answer on ${name}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {listVotes.map((each) => (
          <Button
            key={each.id}
            variant={vote === each.id ? 'contained' : 'outlined'}
            aria-pressed={vote === each.id}
            onClick={() => say(each.id)}
          >
            {each.label}
          </Button>
        ))}
      </Box>
      {vote && (
        <TextField
          label={`Why? (optional)`}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
          onBlur={() => comment !== member.comment && say(vote)}
          helperText="Saved as soon as you leave the field."
          slotProps={{ htmlInput: { maxLength: listLimits.comment } }}
        />
      )}
      <Fault>{cast.error?.message}</Fault>
    </Card>
  );
}
