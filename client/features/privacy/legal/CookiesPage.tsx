import Box from '@mui/material/Box';
import { ConsentForm } from '../../../shell/consent/ConsentForm';
import { consent } from '../../../shell/consent/consent';
import { toast } from '../../../ui/toast';
import { Clause, LegalPage, Text } from './LegalPage';

const needed = [
  {
    name: 'tastemaker',
    what: 'Keeps you signed in. Only our own pages can send it, and no script can read it.',
    until: '30 days',
  },
  { name: 'consent', what: 'Your choice on this page.', until: 'Until you clear it' },
  {
    name: 'currentProfileUID, currentProfileType',
    what: 'The profile you used last.',
    until: 'Until you sign out',
  },
  {
    name: 'emailForSignIn',
    what: 'Your email address, from asking for a link until you open it.',
    until: 'Until you sign in',
  },
  {
    name: 'draft:…, chatOutbox:…, writer',
    what: 'What you’ve typed but not sent, with your email address, so nobody else sees it.',
    until: 'Until you send it or sign out',
  },
  {
    name: 'feedVisits:…',
    what: 'When you last looked at the offers, so new ones can be shown first.',
    until: 'Until you clear it',
  },
] as const;

const allowedOnly = [
  {
    name: 'ph_…_posthog',
    what: 'With product analytics or the heat map: a number for this browser, so we don’t count a visit twice.',
    until: 'Until you clear it',
  },
  {
    name: 'sentryReplaySession',
    what: 'With session replay: the recording this tab belongs to.',
    until: 'Until the tab is closed',
  },
] as const;

/** What is stored in the browser, and consent to tracking. */
export function CookiesPage() {
  return (
    <LegalPage
      title="Cookies"
      lead="What we store in your browser, and what else you can allow. You can change your mind here at any time."
    >
      <Clause title="Your choice">
        <Text>None of this happens unless you allow it. Everything works just the same without it.</Text>
        <ConsentForm
          onDecide={(choice) => {
            consent.decide(choice);
            toast.success('Your choice is saved.');
          }}
        />
      </Clause>
      <Clause title="What’s needed">
        <Text>The site can’t work without these, so we don’t ask.</Text>
        <Entries of={needed} />
      </Clause>
      <Clause title="What’s stored if you allow it">
        <Text>
          Only where we use these services. They never get your email address, page text or anything you type.
        </Text>
        <Entries of={allowedOnly} />
      </Clause>
      <Clause title="What we count ourselves">
        <Text>
          While you’re signed in, we record in our own database which of our pages you view. That uses no cookie and
          isn’t shared with anyone. When a page breaks, our server records what went wrong, without your name.
        </Text>
      </Clause>
    </LegalPage>
  );
}

type Entry = Readonly<{ name: string; what: string; until: string }>;

function Entries({ of }: { of: readonly Entry[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {of.map(({ name, what, until }) => (
        <Box key={name} sx={{ py: 3, borderTop: '1px solid', borderColor: 'divider' }}>
          <Box component="dt" sx={{ typography: 'code', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, mt: 1 }}>
            {what} <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{until}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
