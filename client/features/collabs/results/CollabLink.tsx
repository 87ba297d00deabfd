import { IconPrinter } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, useEffect } from 'react';
import type { Collab } from '../../../api/collabs';
import { type CollabLink as Link, useCollabLink } from '../../../api/outcomes';
import { QrCode } from '../../../shell/second-factor/QrCode';
import { CopyButton } from '../../../ui/CopyButton';
import { Fault } from '../../../ui/Fault';
import { SectionSkeleton } from '../../../ui/skeletons';
import { useReader } from '../reader';
import { LinkTarget } from './LinkTarget';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createPortal } from 'react-dom';

/** How guests of this creator are recognised: a link, its QR code, and a word to say. */
export function CollabLink({ collab }: { collab: Collab }) {
  const { data: link, error } = useCollabLink(collab.id);
  return (
    <Card component="section" aria-label="Link and code word" sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 4 }}>
      <Typography variant="h2">Link and code word</Typography>
      <Fault>{link ? undefined : error?.message}</Fault>
      {!link && !error && <SectionSkeleton />}
      {link && <Shared collab={collab} link={link} />}
    </Card>
  );
}

function Shared({ collab, link: { url, word, targetUrl } }: { collab: Collab; link: Link }) {
  const reader = useReader();
  const [printing, setPrinting] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 5, alignItems: 'start' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 4 }}>
        <Typography>
          {reader === 'influencer'
            ? 'Put the link in your bio or story, and tell your followers the code word. Both show how many guests you sent.'
            : `@${collab.influencer.handle} shares the link and the code word. Both show how many guests came because of this Collab.`}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography variant="code" sx={{ overflowWrap: 'anywhere' }}>
            {url}
          </Typography>
          <CopyButton text={url} what="link" />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography variant="h3" component="p">
            Say {word} at the door
          </Typography>
          <CopyButton text={word} what="word" />
        </Box>
        <LinkTarget collab={collab} targetUrl={targetUrl} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center' }}>
        <QrCode text={url} label={`QR code of ${url}`} side={160} />
        <Button
          size="small"
          startIcon={<IconPrinter size={18} stroke={1.75} />}
          disabled={printing}
          onClick={() => setPrinting(true)}
        >
          Print QR code
        </Button>
      </Box>
      {printing && <PrintedCode collab={collab} url={url} word={word} onDone={() => setPrinting(false)} />}
    </Box>
  );
}

type PrintedCodeProps = { collab: Collab; url: string; word: string; onDone: () => void };

const onPaperOnly = { '@media print': { 'body > :not(#printed-code)': { display: 'none !important' } } };

/** The only thing on paper: the code, large enough to scan from a table, and the word. Prints once it is drawn. */
function PrintedCode({ collab: { brand, influencer }, url, word, onDone }: PrintedCodeProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <Box id="printed-code" sx={paper}>
      <GlobalStyles styles={onPaperOnly} />
      <Typography component="p" sx={{ fontSize: '22pt', fontWeight: 650 }}>
        {brand.name}
      </Typography>
      <Box sx={{ width: '8cm' }}>
        <QrCode text={url} label={`QR code of ${url}`} side={640} onDrawn={() => window.print()} />
      </Box>
      <Typography component="p" sx={{ fontSize: '20pt', fontWeight: 650 }}>
        Say {word} at the door
      </Typography>
      <Typography component="p" sx={{ fontSize: '12pt' }}>
        @{influencer.handle} · {url.replace(/^https?:\/\//, '')}
      </Typography>
    </Box>,
    document.body,
  );
}

const paper = {
  display: 'none',
  color: '#000',
  bgcolor: '#fff',
  '@media print': { display: 'grid', gap: '6mm', justifyItems: 'center', textAlign: 'center', pt: '2cm' },
} as const;
