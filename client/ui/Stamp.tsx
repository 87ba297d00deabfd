import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { motion } from '../../server/contract/tokens';

const press = keyframes({
  from: { opacity: 0, transform: 'rotate(-9deg) scale(1.6)' },
  to: { opacity: 1, transform: 'rotate(-9deg) scale(1)' },
});

type StampProps = {
  children: string;
  /** The token it is inked in. */
  ink?: 'primary' | 'error' | 'ink2';
  /** The ink of the moment it was pressed: only when it has just happened. */
  animated?: boolean;
};

/** The mark of a finished ticket. */
export function Stamp({ children, ink = 'primary', animated = false }: StampProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 2.5,
        py: 1,
        border: '2.5px solid',
        borderRadius: '6px',
        color: `pass.${ink}`,
        typography: 'code',
        fontSize: '0.8125rem',
        fontWeight: 700,
        letterSpacing: '0.08em',
        textTransform: 'uppercase',
        transform: 'rotate(-9deg)',
        animation: animated ? `${press} ${motion.stamp}ms ${motion.easing} both` : undefined,
      }}
    >
      {children}
    </Box>
  );
}
