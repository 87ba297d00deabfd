import Typography from '@mui/material/Typography';
import type { Collab } from '../../api/collabs';
import { paths } from '../../app/paths';
import { ExactTime } from '../../ui/RelativeTime';
import { TextLink } from '../../ui/TextLink';
import { Step } from './Step';

/** For the brand: the creator has less time than usual to choose, because the offer has no later times. */
export function TimesRunOut({ collab: { offerId, influencer, timesEndAt } }: { collab: Collab }) {
  return (
    <Step title="Your times are running out">
      <Typography>
        The offer’s last time is <ExactTime time={timesEndAt} />. If @{influencer.handle} hasn’t chosen one by then,
        this Collab is cancelled and your credit is returned.
      </Typography>
      <TextLink to={paths.brand.editOffer(offerId)}>Add more times</TextLink>
    </Step>
  );
}
