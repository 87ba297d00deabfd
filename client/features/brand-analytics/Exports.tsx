import { IconFileTypePdf, IconShare, IconTableExport } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { type Days, exportAddress } from '../../api/analytics';

const ShareDialog = lazy(() => import('./ShareDialog').then((module) => ({ default: module.ShareDialog })));

type ExportsProps = { brandId: string; days: Days; mayShare: boolean };

/** Takes the figures elsewhere: as a table, as a document, or as a page that anybody can open. */
export function Exports({ brandId, days, mayShare }: ExportsProps) {
  const [sharing, setSharing] = useState(false);
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ml: { xs: -3.5, sm: 0 } }}>
      <Button href={exportAddress(brandId, 'pieces.csv', days)} download startIcon={<IconTableExport {...icon} />}>
        CSV
      </Button>
      <Button href={exportAddress(brandId, 'report.pdf', days)} download startIcon={<IconFileTypePdf {...icon} />}>
        PDF
      </Button>
      {mayShare && (
        <Button variant="outlined" startIcon={<IconShare {...icon} />} onClick={() => setSharing(true)}>
          Share
        </Button>
      )}
      {sharing && (
        <Suspense fallback={null}>
          <ShareDialog brandId={brandId} days={days} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Box>
  );
}
