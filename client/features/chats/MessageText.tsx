import Link from '@mui/material/Link';
import { Fragment } from 'react';

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/g;

/** What was written, with its addresses as links. Nothing is fetched from them. */
export function MessageText({ children }: { children: string }) {
  return children.split(address).map((part, place) =>
    place % 2 === 1 ? (
      <Link
        key={place}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow"
        color="inherit"
        sx={{ textDecoration: 'underline', overflowWrap: 'anywhere' }}
      >
        {part}
      </Link>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
