import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import ButtonBase from '@mui/material/ButtonBase';

type HeartProps = {
  /** Who or what is saved: its only name is "Save" and this. */
  what: string;
  saved: boolean;
  onPress: () => void;
  /** Stands on a picture, which may have any colour. */
  onPicture?: boolean;
};

/** Keeps something in mind: filled while it is saved, and large enough for a thumb. */
export function Heart({ what, saved, onPress, onPicture = false }: HeartProps) {
  const Icon = saved ? IconHeartFilled : IconHeart;
  return (
    <ButtonBase
      aria-label={`Save ${what}`}
      aria-pressed={saved}
      onClick={onPress}
      sx={{
        flex: 'none',
        width: 44,
        height: 44,
        borderRadius: '50%',
        color: saved ? 'pass.accent' : 'inherit',
        '&:hover': { bgcolor: 'pass.sunken' },
        ...(onPicture && { bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider' }),
      }}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </ButtonBase>
  );
}
