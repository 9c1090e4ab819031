import type { AccountProfile } from '@/entities/account';
import { openRequestPrivacyText } from '@/features/connection';
import { toErrorSentence } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import { useChangePrivacy } from '../../api/privacy/use-change-privacy';
import { useIsMinor } from '@/entities/profile';
import { useFocusFieldFromHash } from '../../model/use-focus-field-from-hash';
import { VisibilityChoice } from './visibility-choice';

const UNSET_VISIBILITY = { profileVisibility: 'public', visibilityChosenAt: null } as const;
const VISIBILITY_FIELD = 'profileVisibility';

/** Whether alumni can find a student. Minors can't choose it. */
export function StudentVisibility({ profile }: { profile: AccountProfile }) {
  const { isMinor, error, refetch } = useIsMinor(profile);
  if (isMinor === undefined && error)
    return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  if (isMinor === undefined) return <Skeleton className="h-16" />;
  return isMinor ? <MinorVisibilityNotice /> : <ChosenVisibility profile={profile} />;
}

function ChosenVisibility({ profile }: { profile: AccountProfile }) {
  const saved = profile.studentProfile ?? UNSET_VISIBILITY;
  const { change, wish, isBusy, isOff } = useChangePrivacy(profile.id);
  useFocusFieldFromHash();

  const shown = wish.profileVisibility ?? saved.profileVisibility;
  const isChosen = saved.visibilityChosenAt !== null || wish.profileVisibility !== undefined;
  const choose = (isPublic: boolean) => change({ profileVisibility: isPublic ? 'public' : 'private' });

  return (
    <>
      {!isChosen && (
        <VisibilityChoice
          {...NOT_CHOSEN_TEXTS[shown]}
          disabled={isOff || isBusy}
          onChoose={(isPublic) => {
            choose(isPublic);
            document.getElementById(VISIBILITY_FIELD)?.focus();
          }}
        />
      )}
      <Switch
        id={VISIBILITY_FIELD}
        label="Public profile"
        consequence={CONSEQUENCE_TEXTS[shown]}
        checked={shown === 'public'}
        busy={isBusy}
        disabled={isOff}
        onChange={choose}
      />
    </>
  );
}

const NOT_CHOSEN_TEXTS = {
  public: {
    text: 'You haven’t chosen yet. Until you do, alumni can see your profile.',
    show: 'Keep it public',
    hide: 'Make it private',
  },
  private: {
    text: 'You haven’t chosen yet. Until you do, only your connections can see your profile.',
    show: 'Make it public',
    hide: 'Keep it private',
  },
};

const CONSEQUENCE_TEXTS = {
  public: 'Alumni can find you and see your profile. Only your connections see your location, phone and contact email.',
  private: `Only your connections see your profile. ${openRequestPrivacyText(false)}`,
};

function MinorVisibilityNotice() {
  useFocusFieldFromHash();
  return (
    <Switch
      id={VISIBILITY_FIELD}
      label="Public profile"
      consequence={`Your profile stays private until you’re 18. Only your connections can see it. They see the initial of your last name, but not your school or location. ${openRequestPrivacyText(true)}`}
      checked={false}
      disabled
      onChange={() => undefined}
    />
  );
}
