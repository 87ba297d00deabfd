import { Navigate } from 'react-router';
import { paths } from '../../app/paths';
import { LoadingScreen } from '../../shell/LoadingScreen';
import { useSession } from '../../shell/session/session-context';
import { AuthFrame } from './AuthFrame';
import { FirstApp } from './FirstApp';
import { SecondStepForm } from './SecondStepForm';

/** Between link or password and the portal: staff give the code of their app, or set one up. */
export function SecondStepPage() {
  const { authChecked, secondStep } = useSession();
  if (!authChecked) return <LoadingScreen />;
  if (!secondStep) return <Navigate to={paths.landing} replace />;
  return <AuthFrame>{secondStep === 'enrolment' ? <FirstApp /> : <SecondStepForm />}</AuthFrame>;
}
