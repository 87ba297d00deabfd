import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';

type ToggleChipProps = { label: string; count: string | undefined; on: boolean; onToggle: () => void };

/** A filter that is on or off, with how many it lets through. */
export function ToggleChip({ label, count, on, onToggle }: ToggleChipProps) {
  return (
    <ButtonBase
      aria-pressed={on}
      onClick={onToggle}
      sx={{
        gap: 2,
        minHeight: { xs: 44, sm: 36 },
        px: 4,
        border: '1px solid',
        borderColor: on ? 'pass.primary' : 'pass.lineStrong',
        borderRadius: 999,
        bgcolor: on ? 'pass.primarySoft' : 'background.paper',
        color: on ? 'pass.primary' : 'text.primary',
        typography: 'body2',
        fontWeight: 550,
      }}
    >
      {label}
      <Box
        component="span"
        className="tnum"
        // room for what comes, so that the chips do not move when it does
        sx={{ minWidth: '2ch', textAlign: 'left', color: on ? 'inherit' : 'text.secondary', fontWeight: 450 }}
      >
        {count}
      </Box>
    </ButtonBase>
  );
}
