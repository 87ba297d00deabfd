import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { measure } from '../../../../server/contract/tokens';
import { usePublicSettings } from '../../../api/settings';
import { PublicFrame } from '../../../shell/PublicFrame';
import { PageHeader } from '../../../ui/PageHeader';

type LegalPageProps = { title: string; lead: ReactNode; children: ReactNode };

/** A page to read: one column with a comfortable line length. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <PublicFrame maxWidth={760}>
      <PageHeader title={title} lead={lead} />
      <Box sx={{ display: 'grid', gap: 10, maxWidth: measure }}>{children}</Box>
    </PublicFrame>
  );
}

/** A heading with its text. */
export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 3, '& ul': { pl: 5, my: 0 }, '& li + li': { mt: 2 } }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Box>
  );
}

export const Text = ({ children }: { children: ReactNode }) => <Typography>{children}</Typography>;

/** The contact address. */
export function MailToUs() {
  const { supportEmail } = usePublicSettings();
  return <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>;
}
