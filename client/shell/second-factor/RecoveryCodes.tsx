import { IconDownload } from '@tabler/icons-react';
import { CopyButton } from '../../ui/CopyButton';
import { Box, Button, Typography } from '../../ui/elements';

type RecoveryCodesProps = { codes: readonly string[]; doneLabel: string; onDone: () => void };

/** Shows the recovery codes, only once. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 4 }}>
      <Typography>
        Keep these recovery codes somewhere safe. Each one signs you in once if you don’t have your phone. We only show
        them now.
      </Typography>
      <Box
        component="ul"
        className="tnum"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 4,
          display: 'grid',
          gap: 2,
          border: '1px dashed',
          borderColor: 'pass.lineStrong',
          borderRadius: '6px',
          bgcolor: 'background.paper',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <CopyButton text={text} what="codes" />
        <Button
          size="small"
          variant="outlined"
          startIcon={<IconDownload size={18} stroke={1.75} />}
          onClick={() => save(`${text}\n`)}
        >
          Download
        </Button>
      </Box>
      <Button variant="contained" onClick={onDone} sx={{ justifySelf: 'start' }}>
        {doneLabel}
      </Button>
    </Box>
  );
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: 'tastemaker-recovery-codes.txt' }).click();
  URL.revokeObjectURL(address);
}
