import { readable, type Profile } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import { useChangePrivacy } from '../../api/use-change-privacy';
import { useMinority } from '../../api/use-minority';
import { useVisibilityStep } from '../../api/use-visibility-step';
import { useFieldOfAddress } from '../../model/use-field-of-address';
import { NotChosen } from './not-chosen';

const UNSET = { profileVisibility: 'public', visibilityChosenAt: null } as const;
const SWITCH = 'profileVisibility';

/** Whether members find a student. Under 18 that is no question. */
export function StudentVisibility({ profile }: { profile: Profile }) {
  const { isMinor, error, refetch } = useMinority(profile);
  if (isMinor === undefined && error) return <ErrorPanel message={readable(error)} onRetry={() => void refetch()} />;
  if (isMinor === undefined) return <Skeleton className="h-16" />;
  return isMinor ? <FixedVisibility viewer={profile.id} /> : <ChosenVisibility profile={profile} />;
}

function ChosenVisibility({ profile }: { profile: Profile }) {
  const kept = profile.studentProfile ?? UNSET;
  const { change, wish, isBusy, isOff } = useChangePrivacy(profile.id);
  useFieldOfAddress();

  const isPublic = (wish.profileVisibility ?? kept.profileVisibility) === 'public';
  const isChosen = kept.visibilityChosenAt !== null || wish.profileVisibility !== undefined;
  const choose = (shown: boolean) => change({ profileVisibility: shown ? 'public' : 'private' });

  return (
    <>
      {!isChosen && (
        <NotChosen
          choices={{ show: 'Keep it public', hide: 'Make it private' }}
          disabled={isOff || isBusy}
          onChoose={(shown) => {
            choose(shown);
            document.getElementById(SWITCH)?.focus();
          }}
        >
          You have not chosen yet: until you do, members see your profile.
        </NotChosen>
      )}
      <Switch
        id={SWITCH}
        label="Public profile"
        consequence={
          isPublic
            ? 'Members can find you and see your profile. Location, phone and contact address are for your connections alone.'
            : 'Nobody but your connections sees your profile.'
        }
        checked={isPublic}
        busy={isBusy}
        disabled={isOff}
        onChange={choose}
      />
    </>
  );
}

function FixedVisibility({ viewer }: { viewer: number }) {
  useVisibilityStep(viewer);
  useFieldOfAddress();
  return (
    <Switch
      id={SWITCH}
      label="Public profile"
      consequence="Under 18 your profile stays private, so this cannot be switched on. Nobody but your connections sees it, and they see your first name, the first letter of your last name, and neither school nor location."
      checked={false}
      disabled
      onChange={() => undefined}
    />
  );
}
