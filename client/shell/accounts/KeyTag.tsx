import { IconCheck } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

type KeyTagProps = {
  title: string;
  subtitle?: string;
  picture?: ReactNode;
  current?: boolean;
  disabled?: boolean;
  onClick: () => void;
};

/** A row like a room key's tag, with its punched hole. */
export function KeyTag({ title, subtitle, picture, current = false, disabled = false, onClick }: KeyTagProps) {
  return (
    <ButtonBase
      onClick={onClick}
      disabled={disabled}
      aria-current={current ? 'true' : undefined}
      sx={{
        position: 'relative',
        width: '100%',
        display: 'flex',
        gap: 3,
        pl: 9,
        pr: 4,
        py: 3,
        minHeight: 68,
        textAlign: 'left',
        border: '1px solid',
        borderColor: current ? 'pass.primary' : 'divider',
        borderRadius: '34px 12px 12px 34px',
        bgcolor: current ? 'pass.primarySoft' : 'background.paper',
        '&:hover': { borderColor: 'pass.lineStrong' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: 14,
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: 'background.default',
          border: '1px solid',
          borderColor: 'pass.lineStrong',
        }}
      />
      {picture}
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', typography: 'subtitle1', lineHeight: 1.3 }}>
          {title}
        </Box>
        {subtitle && (
          <Box
            component="span"
            sx={{
              display: 'block',
              typography: 'body2',
              color: 'text.secondary',
              '&::first-letter': { textTransform: 'uppercase' },
            }}
          >
            {subtitle}
          </Box>
        )}
      </Box>
      {current && <IconCheck size={20} stroke={2} aria-label="current" />}
    </ButtonBase>
  );
}
