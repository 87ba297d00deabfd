import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMailPreview, useSendTestMail } from '../../api/moderation';
import { Fault } from '../../ui/Fault';
import { toast } from '../../ui/toast';

const views = { html: 'As HTML', text: 'As text' } as const;
const widths = { desktop: 'Desktop', phone: 'Phone' } as const;
const schemes = { light: 'Light', dark: 'Dark' } as const;

/**
 * One email: wide or narrow, light or dark, or as text; with a button that sends it to yourself, if the role allows it.
 */
export function MailPreview({ id, mayTest }: { id: string; mayTest: boolean }) {
  const { data, error } = useMailPreview(id);
  const [view, setView] = useState<keyof typeof views>('html');
  const [width, setWidth] = useState<keyof typeof widths>('desktop');
  const [scheme, setScheme] = useState<keyof typeof schemes>('light');
  const test = useSendTestMail(id);
  const send = () => test.mutate(undefined, { onSuccess: ({ sentTo }) => toast.success(`Sent to ${sentTo}`) });
  if (!data) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" height={640} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2">
          {data.subject}
        </Typography>
        {mayTest && (
          <Button variant="outlined" onClick={send} loading={test.isPending}>
            Send me a test
          </Button>
        )}
      </Box>
      <Fault>{test.error?.message}</Fault>
      {data.attachments.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Attached: {data.attachments.join(', ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Choice label="Shown" options={views} value={view} onChoose={setView} />
        {view === 'html' && <Choice label="Width" options={widths} value={width} onChoose={setWidth} />}
        {view === 'html' && <Choice label="Colours" options={schemes} value={scheme} onChoose={setScheme} />}
      </Box>
      {view === 'html' ? (
        <Box
          component="iframe"
          title={`Preview of “${data.subject}”`}
          srcDoc={inScheme(data.html, scheme)}
          sandbox=""
          sx={{
            width: width === 'phone' ? 375 : '100%',
            maxWidth: '100%',
            mx: 'auto',
            height: 720,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '12px',
            bgcolor: 'pass.canvas',
          }}
        />
      ) : (
        <Box
          component="pre"
          tabIndex={0}
          sx={{
            m: 0,
            p: 4,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            bgcolor: 'pass.sunken',
            borderRadius: '12px',
          }}
        >
          {data.text}
        </Box>
      )}
    </Box>
  );
}

/** An email follows the device's theme; here the chosen one. */
const inScheme = (html: string, scheme: keyof typeof schemes): string =>
  html.replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all');

type ChoiceProps<T extends string> = {
  label: string;
  options: Readonly<Record<T, string>>;
  value: T;
  onChoose: (value: T) => void;
};

function Choice<T extends string>({ label, options, value, onChoose }: ChoiceProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      sx={{ '& button': { color: 'text.primary' } }}
      onChange={(_, next: T | null) => next && onChoose(next)}
    >
      {(Object.keys(options) as T[]).map((each) => (
        <ToggleButton key={each} value={each}>
          {options[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
