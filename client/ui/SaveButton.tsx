import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useSaveOffer } from '../api/offers';
import { IconAction } from './IconAction';
import { toast } from './toast';

type SaveButtonProps = { offer: Readonly<{ id: string; title: string; saved: boolean }>; onPicture?: boolean };

/** An offer's heart: filled while it is saved. */
export function SaveButton({ offer: { id, title, saved }, onPicture }: SaveButtonProps) {
  const save = useSaveOffer(id);
  const shown = save.isPending ? save.variables : saved;
  return (
    <Heart
      what={title}
      saved={shown}
      onPicture={onPicture}
      onPress={() => save.mutate(!shown, { onError: ({ message }) => toast.say(message) })}
    />
  );
}

type HeartProps = {
  /** Who or what is saved: the accessible name is "Save" and this. */
  what: string;
  saved: boolean;
  onPress: () => void;
  onPicture?: boolean;
};

/** Saves something: filled while it is saved. */
export const Heart = ({ what, saved, onPress, onPicture }: HeartProps) => (
  <IconAction
    icon={saved ? IconHeartFilled : IconHeart}
    label={`Save ${what}`}
    pressed={saved}
    onClick={onPress}
    onPicture={onPicture}
  />
);
