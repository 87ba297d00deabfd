import { IconCheck, IconMinus } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FeatureValue, type PlanId, planFeatures, plans } from '../../../server/contract/plans';
import { usePublicSettings } from '../../api/settings';

const cell = {
  px: 3,
  py: 2.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  textAlign: 'left',
  fontWeight: 'inherit',
} as const;

/** Which tier has what; yes and no are words for screen readers. */
export function PlanComparison() {
  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label="Comparison of the plans" tabIndex={0}>
      <Box component="table" sx={{ width: '100%', minWidth: 640, borderCollapse: 'collapse', typography: 'body2' }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...cell, borderTop: 0 }}>
              <Typography variant="subtitle2" component="span">
                Feature
              </Typography>
            </Box>
            {plans.map(({ id, name }) => (
              <Box component="th" scope="col" key={id} sx={{ ...cell, borderTop: 0 }}>
                <Typography variant="subtitle2" component="span">
                  {name}
                </Typography>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {planFeatures.map((feature) => (
            <tr key={feature.id}>
              <Box component="th" scope="row" sx={cell}>
                {feature.label}
              </Box>
              {plans.map(({ id, features }) => (
                <Box component="td" key={id} sx={cell}>
                  <Value value={features[feature.id]} plan={id} feature={feature.label} />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Value({ value, plan, feature }: { value: FeatureValue; plan: PlanId; feature: string }) {
  const { supportEmail } = usePublicSettings();
  if (value === true) return <Mark icon={IconCheck} word="Yes" ink="pass.success" />;
  if (value === false) return <Mark icon={IconMinus} word="No" ink="text.secondary" />;
  if (value !== 'Enquire') return value;
  return (
    <Box
      component="a"
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(`${feature} on ${plan}`)}`}
      sx={{ color: 'primary.main', fontWeight: 550 }}
    >
      Enquire
    </Box>
  );
}

function Mark({ icon: Icon, word, ink }: { icon: typeof IconCheck; word: string; ink: string }) {
  return (
    <Box component="span" role="img" aria-label={word} sx={{ display: 'inline-flex', color: ink }}>
      <Icon size={20} stroke={2} aria-hidden />
    </Box>
  );
}
