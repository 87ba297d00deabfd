import Typography from '@mui/material/Typography';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';

/** The way for those who have been here before. */
export function FormFoot() {
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      Already have an account? <TextLink to={paths.login}>Sign in</TextLink>
    </Typography>
  );
}
