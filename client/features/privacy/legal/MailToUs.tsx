import Link from '@mui/material/Link';
import { usePublicSettings } from '../../../api/settings';

/** Where people write to. */
export function MailToUs() {
  const { supportEmail } = usePublicSettings();
  return <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>;
}
