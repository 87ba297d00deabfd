import Link, { type LinkProps } from '@mui/material/Link';
import { accountAddress } from '../../server/contract/rules/platform-addresses';
import { NewTab } from './TextLink';

type HandleLinkProps = {
  platform: Parameters<typeof accountAddress>[0];
  handle: string;
  sx?: Extract<LinkProps['sx'], object>;
};

/** An account's handle, linked to its platform. */
export function HandleLink({ platform, handle, sx }: HandleLinkProps) {
  return (
    <Link
      href={accountAddress(platform, handle)}
      target="_blank"
      rel="noreferrer nofollow"
      sx={{ overflowWrap: 'anywhere', ...sx }}
    >
      @{handle.replace(/^@/, '')}
      <NewTab />
    </Link>
  );
}
