import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useSaveOffer } from '../api/offers';
import { IconAction } from './IconAction';
import { toast } from './toast';

type SaveButtonProps = { offer: Readonly<{ id: string; title: string; saved: boolean }>; onPicture?: boolean };

/** The heart of an offer: filled while it is saved. */
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
  /** Who or what is saved: its only name is "Save" and this. */
  what: string;
  saved: boolean;
  onPress: () => void;
  onPicture?: boolean;
};

/** Keeps something in mind: filled while it is saved. */
export const Heart = ({ what, saved, onPress, onPicture }: HeartProps) => (
  <IconAction
    icon={saved ? IconHeartFilled : IconHeart}
    label={`Save ${what}`}
    pressed={saved}
    onClick={onPress}
    onPicture={onPicture}
  />
);
