import Box from '@mui/material/Box';
import { ConsentForm } from '../../../shell/consent/ConsentForm';
import { consent } from '../../../shell/consent/consent';
import { toast } from '../../../ui/toast';
import { Clause, LegalPage, Text } from './LegalPage';

const needed = [
  {
    name: 'tastemaker',
    what: 'Keeps you signed in. Our own pages alone can send it, and no script can read it.',
    until: '30 days',
  },
  { name: 'consent', what: 'What you chose on this page.', until: 'Until you clear it' },
  {
    name: 'currentProfileUID, currentProfileType',
    what: 'Which of your profiles you used last.',
    until: 'Until you sign out',
  },
  {
    name: 'emailForSignIn',
    what: 'Your email address, from asking for a link until it has been opened.',
    until: 'Until you sign in',
  },
  {
    name: 'draft:…, chatOutbox:…, writer',
    what: 'What you have typed and not sent, and the email address whose it is, so that nobody else finds it.',
    until: 'Until you send it or sign out',
  },
  {
    name: 'feedVisits:…',
    what: 'When you last looked through the offers, so that those which have come since are set apart.',
    until: 'Until you clear it',
  },
] as const;

const allowedOnly = [
  {
    name: 'ph_…_posthog',
    what: 'With product analytics or the heat map: a number for this browser, so that one visit is not counted twice.',
    until: 'Until you clear it',
  },
  {
    name: 'sentryReplaySession',
    what: 'With session replay: which recording this tab belongs to.',
    until: 'Until the tab is closed',
  },
] as const;

/** What is kept in the browser, and what may be observed: shown, and chosen. */
export function CookiesPage() {
  return (
    <LegalPage
      title="Cookies"
      lead="What we keep in your browser, and what you may allow on top. You can change your mind here whenever you like."
    >
      <Clause title="Your choice">
        <Text>Nothing of this happens unless you allow it. Without it everything works just the same.</Text>
        <ConsentForm
          onDecide={(choice) => {
            consent.decide(choice);
            toast.success('Your choice is kept.');
          }}
        />
      </Clause>
      <Clause title="What is needed">
        <Text>These make the site work, so we do not ask for them.</Text>
        <Entries of={needed} />
      </Clause>
      <Clause title="What is kept when you allow it">
        <Text>Where we use these services. No email address, no text of a page and nothing you type reaches them.</Text>
        <Entries of={allowedOnly} />
      </Clause>
      <Clause title="What we count ourselves">
        <Text>
          While you are signed in we note which of our pages you look at, in our own database. That uses no cookie and
          goes to nobody else. When a page breaks, our server learns what went wrong, without your name.
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
