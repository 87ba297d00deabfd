import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

type ChooseFileProps = Pick<ButtonProps, 'children' | 'disabled' | 'startIcon' | 'variant' | 'sx'> & {
  /** What is chosen, for screen readers, such as “CSV file”. */
  what: string;
  accept: string;
  onFile: (file: File) => void;
};

/** A button to choose a file on the device. */
export function ChooseFile({ what, accept, onFile, ...button }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        aria-label={what}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = ''; // so that the same file can be chosen again
          if (file) onFile(file);
        }}
      />
    </>
  );
}
