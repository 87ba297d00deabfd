import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type FormEvent, useState } from 'react';
import {
  type CountedBy,
  type RecentCreator,
  type WhoSentYou,
  useWhoSentYou,
  useRemoveGuests,
} from '../../api/outcomes';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { NotFound, PageFault } from '../../shell/FaultPage';
import { Avatar } from '../../ui/Avatar';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/skeletons';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { TextLink } from '../../ui/TextLink';
import { CountSheet } from './CountSheet';
import { LatestGuests } from './LatestGuests';
import { guestsInWords } from '../../ui/results/lift-words';
import { toast } from '../../ui/toast';

/** At the door or till: one tap on the creator who sent these guests. */
export function WhoSentYouPage() {
  const { actor } = useSession();
  return actor.type === 'brand' ? <Counting brandUid={actor.uid} /> : <NotFound />;
}

function Counting({ brandUid }: { brandUid: string }) {
  const { data, error, refetch } = useWhoSentYou(brandUid);
  if (error && !data) return <PageFault error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title="Who sent you?" lead="Ask your guests, and tap the creator they name." />
      {data ? <Door brandUid={brandUid} {...data} /> : <PageSkeleton shape="rows" bare />}
    </>
  );
}

/** Who sent them, and how the sheet calls it. */
type Sender = Readonly<{ by: CountedBy; title: string }>;

function Door({ brandUid, creators: visits, latest }: { brandUid: string } & WhoSentYou) {
  const [sender, setSender] = useState<Sender | null>(null);
  const [counted, setCounted] = useState(0);
  const takeBack = useTakeBack();
  const creators = latestOfEach(visits);
  const say = (id: string | null, covers: number) => {
    toast.say(`${guestsInWords(covers)} from ${sender?.title} counted.`, id ? { undo: () => takeBack.mutate(id) } : {});
    setSender(null);
    setCounted(counted + 1);
  };
  return (
    <Box sx={{ display: 'grid', gap: 8, maxWidth: 720, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {creators.length === 0 ? (
        <EmptyState title="No visits in the last 60 days" action={<TextLink to={paths.brand.dashboard(brandUid)}>Your Collabs</TextLink>}>
          Creators appear here after their visit.
        </EmptyState>
      ) : (
        <Box component="ul" aria-label="Creators" sx={faces}>
          {creators.map((creator) => (
            <li key={creator.collabId}>
              <Face creator={creator} onTap={() => setSender({ by: { collabId: creator.collabId }, title: creator.name })} />
            </li>
          ))}
        </Box>
      )}
      <SaidWord key={counted} onSaid={(said) => setSender({ by: { said }, title: said })} />
      <LatestGuests parties={latest} creators={visits} takeBack={takeBack} />
      {sender && <CountSheet {...sender} onCounted={say} onClose={() => setSender(null)} />}
    </Box>
  ); // prettier-ignore
}

/** Removes what was counted by mistake, also after its part of the page is gone. */
const useTakeBack = () =>
  useRemoveGuests({ onSuccess: () => toast.success('Removed.'), onError: ({ message }) => toast.say(message) });

/** Each creator once, with the latest visit: guests name people, not visits. */
const latestOfEach = (creators: readonly RecentCreator[]): RecentCreator[] =>
  creators.filter(({ handle }, place) => creators.findIndex((other) => other.handle === handle) === place);

const faces = {
  ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
} as const;

function Face({ creator: { name, handle, avatarPath }, onTap }: { creator: RecentCreator; onTap: () => void }) {
  return (
    <ButtonBase onClick={onTap} sx={face}>
      <Avatar filePath={avatarPath} name={name} size={72} />
      <Box component="span" sx={{ typography: 'subtitle2', lineHeight: 1.25, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box component="span" sx={shortened}>
        @{handle}
      </Box>
    </ButtonBase>
  );
}

const shortened = {
  ...{ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  ...{ typography: 'caption', color: 'text.secondary' },
} as const;

const face = {
  ...{ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 1, p: 2, width: '100%', height: '100%' },
  ...{ borderRadius: '12px', border: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' },
  '&:hover': { borderColor: 'pass.lineStrong' },
} as const;

/** Guests who use a creator's word or show the code instead. */
function SaidWord({ onSaid }: { onSaid: (said: string) => void }) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const said = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (said) onSaid(said);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextInput
          label="They gave a code word"
          value={typed}
          onChange={setTyped}
          autoCapitalize="characters"
          autoComplete="off"
          enterKeyHint="next"
          placeholder="MAYA"
          hint="Or the code in the creator’s link"
          fault={tried && !said ? 'Please enter their code word.' : null}
        />
      </Box>
      <SubmitButton variant="outlined" sx={{ mt: '26px' }}>
        Next
      </SubmitButton>
    </Box>
  );
}
