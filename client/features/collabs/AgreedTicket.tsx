import { IconMessage, IconUserCircle } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { collabOutcomeLabel } from '../../../server/contract/lists/labels';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { venueInCity } from '../../../server/contract/way-there';
import { type Collab, useCollabCost } from '../../api/collabs';
import { usePublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import { asksInWords, dueInWords } from '../../ui/asks';
import { Avatar } from '../../ui/Avatar';
import { EndStamp, otherSide, ticketNumber } from '../../ui/CollabTicket';
import { Money } from '../../ui/Money';
import { NewTab } from '../../ui/TextLink';
import { ExactTime } from '../../ui/RelativeTime';
import { Ticket } from '../../ui/Ticket';
import { coverFacts, stayFacts, visitFacts } from '../../ui/visit-facts';
import { paidInWords } from './cost-words';
import { type Reader, useReader } from './reader';

/** The ticket itself: its stage, the other side, and the agreed terms. */
export function AgreedTicket({ collab }: { collab: Collab }) {
  const reader = useReader();
  const [outcomeAtFirst] = useState(collab.outcome);
  const { id, stage, outcome, terms, visitAt, contentDueAt } = collab;
  const paid = usePaid(collab, reader);
  const other = otherSide(collab, reader === 'influencer' ? 'influencer' : 'brand');
  return (
    <Ticket
      title={other.name}
      subtitle={subtitleFor(collab, reader)}
      headingLevel="h2"
      stage={stage}
      number={ticketNumber(id)}
      media={<Avatar filePath={other.avatarPath} name={other.name} size={48} />}
      stamp={outcome === 'completed' ? collabOutcomeLabel(outcome) : undefined}
      justStamped={outcomeAtFirst !== outcome}
      facts={[
        { label: 'Gift', value: terms.gives },
        { label: 'Value', value: <Money pence={terms.valuePence} /> },
        ...coverFacts(terms),
        { label: 'Content', value: asksInWords(terms.asks) },
        ...(terms.shipped
          ? [{ label: 'Sent', value: 'By post' }]
          : [
              { label: 'Where', value: venueInCity(terms) },
              { label: 'Visit', value: visitAt ? <ExactTime time={visitAt} /> : 'Not chosen yet' },
              ...visitFacts(terms),
            ]),
        { label: 'Due', value: contentDueAt ? <ExactTime time={contentDueAt} /> : dueInWords(terms) },
        ...stayFacts(terms),
        ...(paid ? [{ label: 'Paid with', value: paid }] : []),
      ]}
      actions={
        reader !== 'staff' && (
          <>
            <MessageButton uid={other.id} />
            {reader === 'brand' && <ProfileButton handle={collab.influencer.handle} />}
          </>
        )
      }
    >
      {outcome !== 'open' && outcome !== 'completed' && <EndStamp outcome={outcome} />}
    </Ticket>
  );
}

/** How the brand has paid for it, for the brand and staff. */
function usePaid({ id }: Collab, reader: Reader): string | null {
  const { data } = useCollabCost(id, { enabled: reader !== 'influencer' });
  const { vat } = usePublicSettings();
  return data?.taken ? paidInWords(data.taken, vat) : null;
}

function subtitleFor({ brand, influencer }: Collab, reader: Reader): string {
  const known = influencer.followers > 0 ? `, ${abbreviateNumber(influencer.followers)} followers` : '';
  const followers = `@${influencer.handle}${known}`;
  if (reader === 'staff') return `${followers}, with ${brand.name}`;
  return reader === 'brand' ? followers : 'Brand';
}

/** The person waiting for the brand's answer: what their profile shows. */
function ProfileButton({ handle }: { handle: string }) {
  return (
    <Button
      component="a"
      href={paths.influencer.mediaKit(handle)}
      target="_blank"
      rel="noopener"
      variant="outlined"
      size="small"
      startIcon={<IconUserCircle size={18} stroke={1.75} />}
    >
      Profile
      <NewTab />
    </Button>
  );
}

function MessageButton({ uid }: { uid: string }) {
  return (
    <Button
      component={Link}
      to={paths.chatsWith(uid)}
      variant="outlined"
      size="small"
      startIcon={<IconMessage size={18} stroke={1.75} />}
    >
      Message
    </Button>
  );
}
