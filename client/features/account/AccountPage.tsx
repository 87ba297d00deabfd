import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ProblemError } from '../../api/client';
import { paths } from '../../app/paths';
import { AppearanceSection } from '../../shell/appearance/AppearanceSection';
import { useSession } from '../../shell/session/session-context';
import { NewPasswordForm } from '../../ui/NewPasswordForm';
import { PageHeader } from '../../ui/PageHeader';
import { PasswordField } from '../../ui/PasswordField';
import { PageSkeleton } from '../../ui/skeletons';
import { toast } from '../../ui/toast';
import { EmailSection } from './EmailSection';
import { PasskeysSection } from './PasskeysSection';
import { SessionsSection } from './SessionsSection';
import { TwoStepSection } from './TwoStepSection';
import { useChangePassword, useHasPassword } from './account-api';

/** How a person signs in, and the browsers in which they are signed in. */
export function AccountPage() {
  const { actor } = useSession();
  return (
    <Suspense fallback={<PageSkeleton shape="form" />}>
      <PageHeader title="Sign-in and security" lead="How you sign in, and where you’re signed in now." />
      <Box sx={{ display: 'grid', gap: 10, maxWidth: 640 }}>
        <EmailSection />
        <PasskeysSection />
        <PasswordSection />
        <TwoStepSection />
        <SessionsSection />
        <AppearanceSection />
        {actor.type === 'influencer' && (
          <>
            <Way
              id="people-title"
              title="People who act for you"
              lead="A manager or agency can work for you, each with their own sign-in."
              to={paths.influencer.team}
            >
              Manage team
            </Way>
            <Way
              id="programs-title"
              title="Apps that act for you"
              lead="Use API keys and webhooks to connect your own software, or your agency’s, to your account."
              to={paths.influencer.api}
            >
              Manage API and webhooks
            </Way>
          </>
        )}
        <Way
          id="your-data-title"
          title="Your data"
          lead="Cookies, a copy of everything we hold about you, and closing your account."
          to={paths.yourData}
        >
          Manage your data
        </Way>
      </Box>
    </Suspense>
  );
}

type WayProps = { id: string; title: string; lead: string; to: string; children: string };

/** A heading, a description, and a link. */
function Way({ id, title, lead, to, children }: WayProps) {
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>{lead}</Typography>
      <Button component={Link} to={to} variant="outlined">
        {children}
      </Button>
    </Box>
  );
}

/** Sets the first password, or changes the existing one. */
function PasswordSection() {
  const exists = useHasPassword();
  const { mutateAsync: change } = useChangePassword();
  const [current, setCurrent] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  const save = async (password: string) => {
    setFault(null);
    try {
      await change(exists ? { currentPassword: current, password } : { password });
    } catch (error) {
      if (error instanceof ProblemError) setFault(error.fieldErrors.currentPassword ?? null);
      throw error;
    }
    setCurrent('');
    toast.success('Your password is set. You’ve been signed out everywhere else.');
  };
  return (
    <Box component="section" aria-labelledby="password-title">
      <Typography variant="h2" id="password-title">
        {exists ? 'Change your password' : 'Set a password'}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        {exists
          ? 'Your sessions in other browsers end when you change it.'
          : 'You don’t have one, and don’t need one: we can always email you a link.'}
      </Typography>
      <Box sx={{ maxWidth: 400, '& [type=submit]': { justifySelf: 'start' } }}>
        <NewPasswordForm
          submitLabel={exists ? 'Change password' : 'Set password'}
          missing={exists && current === '' ? 'Please enter your current password.' : null}
          onSave={save}
        >
          {exists && <PasswordField label="Current password" value={current} onChange={setCurrent} fault={fault} />}
        </NewPasswordForm>
      </Box>
    </Box>
  );
}
