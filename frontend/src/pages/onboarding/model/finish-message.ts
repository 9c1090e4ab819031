import type { AlumniProfile } from '@/entities/profile';
import type { User } from '@/shared/auth';
import type { ToastMessage } from '@/shared/ui/toast';

/** Long enough to read the message and to choose its action. */
const ACTION_TOAST_MS = 15_000;

interface FinishActions {
  onChangeVisibility: () => void;
  onSeeMatches: () => void;
}

type FinishedProfile = Pick<AlumniProfile, 'isWillingToMentor' | 'isProfileVisible' | 'visibilityChosenAt'>;

/** Until an alum has chosen, members can find the profile. */
const isHidden = ({ isProfileVisible, visibilityChosenAt }: FinishedProfile): boolean =>
  !isProfileVisible && visibilityChosenAt !== null;

/** Returns what is true after the last screen: an alum who mentors may not be visible yet, or an address unconfirmed. */
export function finishMessage(
  user: Pick<User, 'emailVerified'>,
  { alumniProfile }: { alumniProfile: FinishedProfile | null },
  { onChangeVisibility, onSeeMatches }: FinishActions,
): ToastMessage {
  if (alumniProfile?.isWillingToMentor && isHidden(alumniProfile)) {
    return {
      title: 'Setup finished',
      text: 'Students can’t ask you questions yet because your profile isn’t visible.',
      lastsMs: ACTION_TOAST_MS,
      action: {
        label: 'Change visibility',
        elsewhere: 'Choose who can see your profile under Privacy in your profile settings',
        onClick: onChangeVisibility,
      },
    };
  }
  if (!user.emailVerified) {
    return {
      title: 'Almost done',
      text:
        alumniProfile && !isHidden(alumniProfile)
          ? 'Students can find you once you confirm your email.'
          : 'Confirm your email to see people and connect with them.',
    };
  }
  return {
    title: 'You’re all set',
    text: 'You can change your answers in your profile settings anytime.',
    ...(!alumniProfile && {
      lastsMs: ACTION_TOAST_MS,
      action: {
        label: 'See your matches',
        elsewhere: 'Find your matches under Recommendations',
        onClick: onSeeMatches,
      },
    }),
  };
}
