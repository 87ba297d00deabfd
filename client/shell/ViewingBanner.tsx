import { IconEye } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ProblemError } from '../api/client';
import { forgetOfflineCopies } from '../api/offline-copies';
import { endViewing } from './session/view-as';
import { paths } from '../app/paths';
import { Box, Button } from '../ui/elements';
import { toast } from '../ui/toast';
import { browserMemory } from './session/browser-memory';
import { displayNameOf } from './session/session';
import { useSession } from './session/session-context';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });

/** On every page and in every dialog while staff view as someone: who, until when, and a button to stop. */
export function ViewingBanner({ until }: { until: string }) {
  const { profile, reloadAt } = useSession();
  const [leaving, setLeaving] = useState(false);
  const stop = () => {
    setLeaving(true);
    endViewing()
      .catch(unlessOver)
      .then(forgetOfflineCopies)
      .then(() => reloadAt(browserMemory.viewedFrom() ?? paths.admin.users))
      .catch((error: Error) => {
        toast.say(error.message);
        setLeaving(false);
      });
  };
  useAtTime(until, stop);
  const dialog = useSyncExternalStore(watchDialogs, topDialog);
  const notice = (place: object) => (
    <Box role="region" aria-label="Viewing as" sx={{ ...bar, ...place }}>
      <IconEye size={20} stroke={1.75} aria-hidden />
      <Box sx={{ mr: 'auto' }}>
        You’re viewing Tastemaker as <b>{profile && displayNameOf(profile)}</b> until {clock.format(new Date(until))}.
        You can look, but not change anything.
      </Box>
      <Button variant="outlined" color="inherit" size="small" disabled={leaving} onClick={stop}>
        Stop viewing
      </Button>
    </Box>
  );
  return (
    <>
      {notice(underTopBar)}
      {dialog && createPortal(notice(atFoot), dialog)}
    </>
  );
}

/** A modal dialog blocks focus, clicks and screen readers outside it, so it contains its own button to stop viewing. */
const topDialog = (): Element | null =>
  [...document.querySelectorAll('.MuiModal-root:not(.MuiModal-hidden) [role="dialog"]')].at(-1) ?? null;

/** Dialogs are children of the body. @returns a function that stops it */
function watchDialogs(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** Another tab has already ended it, as all do when the time is over. */
function unlessOver(error: unknown): void {
  if (!(error instanceof ProblemError && error.code === 'identity/not-signed-in')) throw error;
}

/** Calls back when that time is reached. */
function useAtTime(time: string, then: () => void): void {
  const due = useEffectEvent(then);
  useEffect(() => {
    const timer = setTimeout(() => due(), Math.max(0, Date.parse(time) - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
}

const underTopBar = { position: 'sticky', top: 64, zIndex: 'appBar' } as const;
const atFoot = { position: 'sticky', bottom: 0, flex: 'none' } as const;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: { xs: 4, sm: 6 },
  py: 2,
  minHeight: 52,
  bgcolor: 'pass.ink',
  color: 'background.paper',
  typography: 'body2',
} as const;
