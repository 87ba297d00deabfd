import { IconSelector } from '@tabler/icons-react';
import { profileSwitcherMinProfiles } from '../../../server/contract/rules/constants';
import { Avatar } from '../../ui/Avatar';
import { Box, ButtonBase } from '../../ui/elements';
import { displayNameOf, pictureOf } from '../session/session';
import { useSession } from '../session/session-context';

/** The current profile; opens the account picker if there is another to choose. Staff can't switch. */
export function ProfileCard({ onSwitch }: { onSwitch: () => void }) {
  const { profile, linkedProfiles } = useSession();
  if (!profile) return null;
  const canSwitch = linkedProfiles.length >= profileSwitcherMinProfiles && profile.type !== 'admin';
  const name = displayNameOf(profile);
  return (
    <ButtonBase
      onClick={canSwitch ? onSwitch : undefined}
      aria-disabled={canSwitch ? undefined : true}
      aria-haspopup={canSwitch ? 'dialog' : undefined}
      sx={{
        width: '100%',
        display: 'flex',
        gap: 3,
        p: 3,
        textAlign: 'left',
        borderRadius: '12px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.default',
        cursor: canSwitch ? 'pointer' : 'default',
        '&:hover': canSwitch ? { borderColor: 'pass.lineStrong' } : undefined,
      }}
    >
      <Avatar filePath={pictureOf(profile)} name={name} size={40} />
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        <Box
          component="span"
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            typography: 'subtitle2',
            lineHeight: 1.3,
            overflow: 'hidden',
          }}
        >
          {name}
        </Box>
        <Box
          component="span"
          sx={{
            display: 'block',
            typography: 'caption',
            color: 'text.secondary',
            '&::first-letter': { textTransform: 'uppercase' },
          }}
        >
          {profile.type} Profile
        </Box>
      </Box>
      {canSwitch && <IconSelector size={20} stroke={1.75} aria-hidden />}
    </ButtonBase>
  );
}
