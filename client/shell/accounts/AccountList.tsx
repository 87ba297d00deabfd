import Box from '@mui/material/Box';
import { TextField } from '../../ui/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminLanding, landingOfProfile } from '../../../server/contract/rules/portal-paths';
import { messages } from '../../../server/contract/rules/constants';
import { hasWords } from '../../../server/contract/rules/has-words';
import { ProblemError } from '../../api/client';
import { Avatar } from '../../ui/Avatar';
import { toast } from '../../ui/toast';
import { displayNameOf, pictureOf, type SessionProfile } from '../session/session';
import { useSession } from '../session/session-context';
import { KeyTag } from './KeyTag';

const searchFrom = 9;

/** Each linked profile as a key tag; in admin mode the one way to the staff panel. Arrow keys move, Enter picks. */
export function AccountList({ onDone }: { onDone?: () => void }) {
  const { actor, profile, linkedProfiles, switchTo } = useSession();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [busy, setBusy] = useState(false);
  const go = (path: string) => {
    onDone?.();
    void navigate(path);
  };
  const pick = async (target: SessionProfile) => {
    setBusy(true);
    toast.say(messages.updatingSession);
    try {
      await switchTo(target);
      await onceShown();
      go(landingOfProfile(target));
    } catch (error) {
      toast.say(error instanceof ProblemError ? error.message : 'The account could not be switched. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  if (actor.type === 'admin') return <KeyTag title="Go to Admin Panel" onClick={() => go(adminLanding)} />;

  const shown = linkedProfiles.filter((linked) => hasWords(displayNameOf(linked), search));
  return (
    <>
      {linkedProfiles.length >= searchFrom && (
        <TextField label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      )}
      <Box component="ul" onKeyDown={moveWithArrows} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {shown.map((linked) => (
          <li key={linked.uid}>
            <KeyTag
              title={displayNameOf(linked)}
              subtitle={`${linked.type} Profile`}
              picture={<Avatar filePath={pictureOf(linked)} name={displayNameOf(linked)} size={44} />}
              current={linked.uid === profile?.uid}
              disabled={busy}
              onClick={() => void pick(linked)}
            />
          </li>
        ))}
      </Box>
    </>
  );
}

/** A page that names a profile leads to the new one's own address as soon as it shows: only what is asked for later outdoes that. */
const onceShown = () => new Promise((resolve) => setTimeout(resolve));

function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const tags = [...event.currentTarget.querySelectorAll('button')];
  const at = tags.findIndex((tag) => tag === document.activeElement);
  tags[(at + step + tags.length) % tags.length]?.focus();
}
