import Box from '@mui/material/Box';
import { Link, type LinkProps } from 'react-router';

/** A link in or under a text. */
export function TextLink(props: LinkProps) {
  return (
    <Box
      component={Link}
      {...props}
      sx={{
        color: 'pass.primary',
        fontWeight: 550,
        textUnderlineOffset: '3px',
        textDecorationThickness: '1px',
        borderRadius: '2px',
      }}
    />
  );
}
