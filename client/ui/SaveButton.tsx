import { useSaveOffer } from '../api/offers';
import { Heart } from './Heart';
import { toast } from './toast';

type SaveButtonProps = { offer: Readonly<{ id: string; title: string; saved: boolean }> };

/** The heart of an offer: filled while it is saved. */
export function SaveButton({ offer: { id, title, saved } }: SaveButtonProps) {
  const save = useSaveOffer(id);
  const shown = save.isPending ? save.variables : saved;
  return (
    <Heart
      what={title}
      saved={shown}
      onPress={() => save.mutate(!shown, { onError: ({ message }) => toast.say(message) })}
    />
  );
}
