import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { TextField } from '../../../ui/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Collab, type Deliverable, useMoveDeliverable } from '../../../api/collabs';
import { longDay } from '../../../ui/day';
import { Fault } from '../../../ui/Fault';
import { contentOf } from '../../../ui/pictures';
import { ExactTime } from '../../../ui/RelativeTime';
import { toast } from '../../../ui/toast';
import { rightsInWords } from '../../../ui/rights-words';

const choices = [3, 6, 12, 24];

/** The agreed rights to one piece, and their renewal: the brand asks, the influencer answers. */
export function UsageRights({ piece: { id, rights, actions } }: { piece: Deliverable }) {
  const [months, setMonths] = useState(12);
  const move = useMoveDeliverable();
  const words = rightsInWords(rights);
  if (!words) return null;
  const open = rights.renewals.find(({ answer }) => answer === null);
  const answer = (action: 'agree-renewal' | 'decline-renewal', said: string) =>
    move.mutate({ id, action }, { onSuccess: () => toast.success(said) });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="body2">
        {words}
        {open && ` The brand asks for ${open.months} ${open.months === 1 ? 'month' : 'months'} more.`}
      </Typography>
      {actions.includes('ask-renewal') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
          <TextField
            select
            label="Renew for"
            value={months}
            onChange={(event) => setMonths(Number(event.target.value))}
            sx={{ minWidth: 140 }}
          >
            {choices.map((each) => (
              <option key={each} value={each}>
                {each} months
              </option>
            ))}
          </TextField>
          <Button
            variant="outlined"
            loading={move.isPending}
            onClick={() =>
              move.mutate(
                { id, action: 'ask-renewal', months },
                { onSuccess: () => toast.success('We’ve asked the creator.') },
              )
            }
          >
            Ask to renew
          </Button>
        </Box>
      )}
      {actions.includes('agree-renewal') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="contained" loading={move.isPending} onClick={() => answer('agree-renewal', 'Renewed.')}>
            Agree to renew
          </Button>
          <Button variant="outlined" onClick={() => answer('decline-renewal', 'Declined.')}>
            Don’t renew
          </Button>
        </Box>
      )}
      <Fault>{move.error?.message}</Fault>
    </Box>
  );
}

/** What the brand has to take down, and by when. */
export function takeDownWords({ postUrl, rights: { until, running } }: Deliverable): string {
  const what = postUrl ? 'the file and anything that shows the post' : 'the file';
  return running
    ? `By ${longDay(until!)}, remove ${what} from your channels, unless the creator renews your rights.`
    : `Your rights have ended. Remove ${what} from your channels now.`;
}

type End = NonNullable<Deliverable['rights']['end']>;
type Trace = NonNullable<End['takenDown']>;

const outcomes: Readonly<Record<NonNullable<End['uses'][number]['settled']>, string>> = {
  'taken-down': 'The brand says it’s down now.',
  upheld: 'Our team upheld the report.',
  dismissed: 'Our team dismissed the report.',
};

/** The creator's reports, and the brand's confirmation. */
export function RightsHistory({
  end: { uses, takenDown },
  collab: { brand, influencer },
}: {
  end: End;
  collab: Collab;
}) {
  return (
    <>
      {uses.map((use) => (
        <Box key={use.at} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          <strong>@{influencer.handle} reported a use</strong>, <ExactTime time={use.at} />. <Evidence trace={use} />
          {use.words && <Box>“{use.words}”</Box>}
          {use.settled && (
            <Box sx={{ color: 'text.secondary' }}>
              {outcomes[use.settled]} {use.decision}
            </Box>
          )}
        </Box>
      ))}
      {takenDown && (
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          <strong>{brand.name} confirmed that it’s down</strong>, <ExactTime time={takenDown.at} />.{' '}
          <Evidence trace={takenDown} />
        </Box>
      )}
    </>
  );
}

function Evidence({ trace: { url, mediaId } }: { trace: Trace }) {
  const links = [
    ...(url ? [{ href: url, label: 'See the page (opens in a new tab)' }] : []),
    ...(mediaId ? [{ href: contentOf(mediaId), label: 'See the picture (opens in a new tab)' }] : []),
  ];
  return links.map(({ href, label }, index) => (
    <span key={label}>
      {index > 0 && ' · '}
      <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
        {label}
      </Link>
    </span>
  ));
}
