import { Link } from '@tanstack/react-router';
import type { AccountProfile } from '@/entities/account';
import type { AlumniProfile } from '@/entities/profile';
import { Switch } from '@/shared/ui/switch';
import { useChangePrivacy } from '../../api/privacy/use-change-privacy';
import { useFocusFieldFromHash } from '../../model/use-focus-field-from-hash';
import { VisibilityChoice } from './visibility-choice';

const VISIBILITY_FIELD = 'isProfileVisible';

/** Whether others can find an alum, and whether students can ask to connect. */
export function AlumniVisibility({ profile: { id, alumniProfile } }: { profile: AccountProfile }) {
  return alumniProfile ? <VisibilitySwitches viewer={id} kept={alumniProfile} /> : <EmptyProfileNotice />;
}

function VisibilitySwitches({ viewer, kept }: { viewer: number; kept: AlumniProfile }) {
  const { change, wish, isBusy, isOff } = useChangePrivacy(viewer);
  useFocusFieldFromHash();

  const isVisible = wish.isProfileVisible ?? kept.isProfileVisible;
  const allows = wish.allowStudentConnections ?? kept.allowStudentConnections;
  const isChosen = kept.visibilityChosenAt !== null || wish.isProfileVisible !== undefined;

  return (
    <>
      {!isChosen && (
        <VisibilityChoice
          text="You haven’t chosen yet. Until you do, members see only your name, picture, college, major and graduation year."
          show="Show my profile"
          hide="Hide my profile"
          disabled={isOff || isBusy}
          onChoose={(isProfileVisible) => {
            change({ isProfileVisible });
            document.getElementById(VISIBILITY_FIELD)?.focus();
          }}
        />
      )}
      <Switch
        id={VISIBILITY_FIELD}
        label="Visible profile"
        consequence={CONSEQUENCE_TEXTS[isChosen ? (isVisible ? 'visible' : 'hidden') : 'unset']}
        checked={isVisible}
        busy={isBusy}
        disabled={isOff}
        onChange={(isProfileVisible) => change({ isProfileVisible })}
      />
      <Switch
        id="allowStudentConnections"
        label="Student connections"
        consequence={
          allows
            ? 'Students can ask to connect with you.'
            : 'No one can send you a new request. You keep your connections.'
        }
        checked={allows}
        busy={isBusy}
        disabled={isOff}
        onChange={(allowStudentConnections) => change({ allowStudentConnections })}
      />
    </>
  );
}

const CONSEQUENCE_TEXTS = {
  visible:
    'Anyone can open your profile, even without an account, and your college can show it on its website. Only members see your location and links.',
  hidden: 'No one can find or open your profile. Your connections still see your name.',
  unset:
    'No one can open your profile until you turn this on. Then anyone can, even without an account, and your college can show it on its website.',
};

/** After a change of role, there is no profile yet. */
function EmptyProfileNotice() {
  return (
    <p>
      You don’t have an alumni profile yet. Under{' '}
      <Link to="/profile-settings" search={{ tab: 'details' }} hash="college" className="link">
        Details
      </Link>
      , add where you studied. Then choose here who can see your profile.
    </p>
  );
}
