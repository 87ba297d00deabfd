import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { browserMemory } from '../../shell/session/browser-memory';
import { ReliabilityNote } from '../../ui/reliability/ReliabilityNote';
import { CopyButton } from '../../ui/CopyButton';
import type { MediaKit } from './media-kit';

/** The action for this visitor: a guest joins as a brand, a brand makes an offer, the influencer shares the URL. */
export function KitAction({ kit }: { kit: MediaKit }) {
  const { actor, user, authChecked } = useSession();
  useEffect(() => {
    // The remembered destination has been reached.
    if (user) browserMemory.forgetReturn();
  }, [user]);
  if (!authChecked) return null;
  if (actor.uid === kit.id) return <OwnKit handle={kit.handle} />;
  if (actor.type === 'guest') return <ForBrands kit={kit} />;
  if (actor.type === 'brand') return <ForThisBrand kit={kit} />;
  return null;
}

function ForBrands({ kit }: { kit: MediaKit }) {
  const back = `${paths.influencer.mediaKitLong}?handle=${encodeURIComponent(kit.handle)}`;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h3" component="h2">
        Work with {kit.name}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Invite them to your place and get content in return. Joining takes a minute.
      </Typography>
      <Button component={Link} to={paths.join} variant="contained">
        Request a Collab
      </Button>
      <Button
        component={Link}
        to={paths.login}
        state={{ returning: true }}
        variant="outlined"
        onClick={() => browserMemory.keepReturn(back)}
      >
        I already have an account
      </Button>
    </Box>
  );
}

function ForThisBrand({ kit: { id, name } }: { kit: MediaKit }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h3" component="h2">
        Work with {name}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Creators request offers they like. Put yours in front of them.
      </Typography>
      <Button component={Link} to={paths.brand.newOffer} variant="contained">
        Create an offer
      </Button>
      <Button component={Link} to={paths.chatsWith(id)} variant="outlined">
        Write to {name}
      </Button>
      <ReliabilityNote of={{ side: 'influencer', id }} title={`How reliable is ${name}?`} />
    </Box>
  );
}

function OwnKit({ handle }: { handle: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography variant="h3" component="h2">
        What others see
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>Share the link with brands you’d like to visit.</Typography>
      <CopyButton text={`${window.location.origin}${paths.influencer.mediaKit(handle)}`} what="address" />
    </Box>
  );
}
