import { IconCopy } from '@tabler/icons-react';
import { messages } from '../../server/contract/rules/constants';
import { Button } from './elements';
import { toast } from './toast';

type CopyButtonProps = {
  /** The text to copy. */
  text: string;
  /** What is copied, for the button's name: "Copy email". */
  what: string;
};

/** Copies a text, and says whether it worked. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(messages.copied);
    } catch {
      toast.say(messages.copyFailed);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<IconCopy size={18} stroke={1.75} />}
      onClick={() => void copy()}
    >
      Copy {what}
    </Button>
  );
}
