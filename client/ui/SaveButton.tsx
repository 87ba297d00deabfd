import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import ButtonBase from '@mui/material/ButtonBase';
import { useSaveOffer } from '../api/offers';
import { toast } from './toast';

type SaveButtonProps = { offer: Readonly<{ id: string; title: string; saved: boolean }> };

/** The heart of an offer: filled while it is saved. */
export function SaveButton({ offer: { id, title, saved } }: SaveButtonProps) {
  const save = useSaveOffer(id);
  const shown = save.isPending ? save.variables : saved;
  const Heart = shown ? IconHeartFilled : IconHeart;
  return (
    <ButtonBase
      aria-label={`Save ${title}`}
      aria-pressed={shown}
      onClick={() => save.mutate(!shown, { onError: ({ message }) => toast.say(message) })}
      sx={{
        flex: 'none',
        width: 44,
        height: 44,
        borderRadius: '50%',
        color: shown ? 'pass.accent' : 'inherit',
        '&:hover': { bgcolor: 'pass.sunken' },
      }}
    >
      <Heart size={22} stroke={1.75} aria-hidden />
    </ButtonBase>
  );
}
