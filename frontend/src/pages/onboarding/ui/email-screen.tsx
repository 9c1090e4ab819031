import { Link } from '@tanstack/react-router';
import { ResendConfirmation } from '@/features/confirm-email';
import { OnboardingStepForm, type ScreenProps } from './screen-form';

/** Reminds an alum to open the confirmation link. */
export function EmailScreen(props: ScreenProps) {
  const { email, emailVerified } = props.user;
  return (
    <OnboardingStepForm {...props} onSave={() => Promise.resolve()}>
      <p role="status" className="wrap-anywhere">
        {emailVerified ? (
          'Email confirmed.'
        ) : (
          <>
            We sent a link to <strong>{email}</strong>. Open it on any device, then come back.
          </>
        )}
      </p>
      {!emailVerified && (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <ResendConfirmation />
          <Link
            to="/profile-settings"
            search={{ tab: 'profile' }}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Change your email address
          </Link>
        </div>
      )}
    </OnboardingStepForm>
  );
}
