import { supportChannels } from '../../../server/contract/rules/constants';
import { usePublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import { Box, Typography } from '../../ui/elements';
import { waysOf } from '../../ui/support-ways';
import { TextLink } from '../../ui/TextLink';

/** How soon a person replies, if we promise it, and where to reach them. */
export function SupportLine() {
  const ways = waysOf(usePublicSettings());
  return (
    <Box
      component="section"
      aria-labelledby="support-title"
      sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 8 }}
    >
      <Typography id="support-title" variant="h2">
        Talk to a real person
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>
        Rather talk first? <TextLink to={paths.scheduleCall}>Schedule a call</TextLink>
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, mt: 4, display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
      >
        {supportChannels.map(({ id, label, response }) => {
          const href = ways.find((way) => way.label === label)?.href;
          return (
            <div key={id}>
              <Typography component="dt" variant="subtitle1">
                {href ? <Outside href={href}>{label}</Outside> : label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                {response ?? 'On this site'}
              </Typography>
            </div>
          );
        })}
      </Box>
    </Box>
  );
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <TextLink to={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </TextLink>
  );
}
