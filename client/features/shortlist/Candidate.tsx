import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { homeLabel, platformLabel } from '../../../server/contract/lists/labels';
import { listLimits, listVotes, type ListVote } from '../../../server/contract/rules/influencer-lists';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { useLists } from '../../api/lists';
import { paths } from '../../app/paths';
import { Avatar } from '../../ui/Avatar';
import { Fault } from '../../ui/Fault';
import { NewTab } from '../../ui/NewTab';
import { TextField } from '../../ui/TextField';
import { type ShortlistMember, useVote } from './shortlist-api';

/** One influencer, what there is to know, and the answer. */
export function Candidate({ token, member }: { token: string; member: ShortlistMember }) {
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
