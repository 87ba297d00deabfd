import Box from '@mui/material/Box';
import { TextField } from '../../ui/TextField';
import { type KeyboardEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { adminLanding, landingOfProfile } from '../../../server/contract/rules/portal-paths';
import { messages } from '../../../server/contract/rules/constants';
import { hasWords } from '../../../server/contract/rules/has-words';
import { ProblemError } from '../../api/client';
import { Avatar } from '../../ui/Avatar';
import { toast } from '../../ui/toast';
import { displayNameOf, pictureOf, type SessionProfile } from '../session/session';
import { useSession } from '../session/session-context';
import { IconCheck } from '@tabler/icons-react';
import ButtonBase from '@mui/material/ButtonBase';

const searchFrom = 9;

/** Each linked profile as a key tag; in admin mode only the link to the staff panel. Arrow keys move, Enter selects. */
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
      go(landingOfProfile(target));
    } catch (error) {
      toast.say(error instanceof ProblemError ? error.message : 'We couldn’t switch accounts. Please try again.');
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

function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const tags = [...event.currentTarget.querySelectorAll('button')];
  const at = tags.findIndex((tag) => tag === document.activeElement);
  tags[(at + step + tags.length) % tags.length]?.focus();
}

type KeyTagProps = {
  title: string;
  subtitle?: string;
  picture?: ReactNode;
  current?: boolean;
  disabled?: boolean;
  onClick: () => void;
};

/** A row like a hotel key tag, with its punched hole. */
function KeyTag({ title, subtitle, picture, current = false, disabled = false, onClick }: KeyTagProps) {
  return (
    <ButtonBase
      onClick={onClick}
      disabled={disabled}
      aria-current={current ? 'true' : undefined}
      sx={{
        position: 'relative',
        width: '100%',
        display: 'flex',
        gap: 3,
        pl: 9,
        pr: 4,
        py: 3,
        minHeight: 68,
        textAlign: 'left',
        border: '1px solid',
        borderColor: current ? 'pass.primary' : 'divider',
        borderRadius: '34px 12px 12px 34px',
        bgcolor: current ? 'pass.primarySoft' : 'background.paper',
        '&:hover': { borderColor: 'pass.lineStrong' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: 14,
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: 'background.default',
          border: '1px solid',
          borderColor: 'pass.lineStrong',
        }}
      />
      {picture}
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', typography: 'subtitle1', lineHeight: 1.3 }}>
          {title}
        </Box>
        {subtitle && (
          <Box
            component="span"
            sx={{
              display: 'block',
              typography: 'body2',
              color: 'text.secondary',
              '&::first-letter': { textTransform: 'uppercase' },
            }}
          >
            {subtitle}
          </Box>
        )}
      </Box>
      {current && <IconCheck size={20} stroke={2} aria-label="current" />}
    </ButtonBase>
  );
}
