import type { Profile } from '@/entities/account';
import { OPEN_REQUEST_SHOWS } from '@/features/connection';
import { readable } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import { useChangePrivacy } from '../../api/privacy/use-change-privacy';
import { useMinority } from '../../api/privacy/use-minority';
import { useFocusFieldFromHash } from '../../model/use-focus-field-from-hash';
import { VisibilityChoice } from './visibility-choice';

const UNSET = { profileVisibility: 'public', visibilityChosenAt: null } as const;
const SWITCH = 'profileVisibility';

/** Whether alumni can find a student. Minors can't choose it. */
export function StudentVisibility({ profile }: { profile: Profile }) {
  const { isMinor, error, refetch } = useMinority(profile);
  if (isMinor === undefined && error) return <ErrorPanel message={readable(error)} onRetry={() => void refetch()} />;
  if (isMinor === undefined) return <Skeleton className="h-16" />;
  return isMinor ? <FixedVisibility /> : <ChosenVisibility profile={profile} />;
}

function ChosenVisibility({ profile }: { profile: Profile }) {
  const saved = profile.studentProfile ?? UNSET;
  const { change, wish, isBusy, isOff } = useChangePrivacy(profile.id);
  useFocusFieldFromHash();

  const shown = wish.profileVisibility ?? saved.profileVisibility;
  const isChosen = saved.visibilityChosenAt !== null || wish.profileVisibility !== undefined;
  const choose = (isPublic: boolean) => change({ profileVisibility: isPublic ? 'public' : 'private' });

  return (
    <>
      {!isChosen && (
        <VisibilityChoice
          {...UNTIL_CHOSEN[shown]}
          disabled={isOff || isBusy}
          onChoose={(isPublic) => {
            choose(isPublic);
            document.getElementById(SWITCH)?.focus();
          }}
        />
      )}
      <Switch
        id={SWITCH}
        label="Public profile"
        consequence={CONSEQUENCE[shown]}
        checked={shown === 'public'}
        busy={isBusy}
        disabled={isOff}
        onChange={choose}
      />
    </>
  );
}

const UNTIL_CHOSEN = {
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

const CONSEQUENCE = {
  public: 'Alumni can find you and see your profile. Only your connections see your location, phone and contact email.',
  private: `Only your connections see your profile. ${OPEN_REQUEST_SHOWS}`,
};

function FixedVisibility() {
  useFocusFieldFromHash();
  return (
    <Switch
      id={SWITCH}
      label="Public profile"
      consequence={`Until you’re 18, your profile stays private and you can’t turn this on. Only your connections see it. They see your first name and the first letter of your last name, but not your school or location. ${OPEN_REQUEST_SHOWS}`}
      checked={false}
      disabled
      onChange={() => undefined}
    />
  );
}
