import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Box } from './elements';
import { type Sx, over, visuallyHidden } from './sx';

/** A link in or under a text. */
export function TextLink(props: Omit<LinkProps, 'color'>) {
  return <Box component={Link} {...props} sx={textLink} />;
}

/** How a link in a text looks. */
export const textLink = {
  color: 'pass.primary',
  fontWeight: 550,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  borderRadius: '2px',
} as const;

/** For screen readers, inside a link that opens a new tab. */
export function NewTab() {
  return (
    <Box component="span" sx={visuallyHidden}>
      (opens in a new tab)
    </Box>
  );
}

type CoveringLinkProps = {
  to: string;
  children: ReactNode;
  /** The focus ring's offset, in pixels. */
  radius?: number;
  sx?: Sx;
};

/** A link that covers its whole card or row. The parent needs `position: relative`. */
export function CoveringLink({ to, children, radius = 6, sx }: CoveringLinkProps) {
  const ring = { content: '""', position: 'absolute', inset: 0, borderRadius: `${radius}px` } as const;
  const base = { color: 'inherit', textDecoration: 'none', '&::after': ring } as const;
  return (
    <Box component={Link} to={to} sx={over(base, sx)}>
      {children}
    </Box>
  );
}

/** In a list row, which shows on hover that it is a link. */
export const rowTitle = { typography: 'subtitle2', '&:hover': { textDecoration: 'underline' } } as const;
