import { useQuery } from '@tanstack/react-query';
import type { AccountProfile } from '@/entities/account';
import type { Role } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { plural } from '@/shared/lib/plural';
import { Dialog } from '@/shared/ui/dialog';
import { Skeleton } from '@/shared/ui/skeleton';
import { RefusalMessage } from '@/shared/ui/settings-card';
import { rolePreviewQuery, type RolePreview } from '../../api/profile/account';
import { ConfirmRoleChange } from './confirm-role-change';
import { HandOverMainRole } from './hand-over-main-role';

interface RoleChangeDialogProps {
  profile: AccountProfile;
  newRole: Role;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const ROLE_NAMES: Record<Role, string> = {
  student: 'student',
  alumni: 'alumni',
  college_admin: 'college administrator',
};

/** Explains what a change of role ends, and asks for the password. */
export function RoleChangeDialog({ profile, newRole, open, onOpenChange }: RoleChangeDialogProps) {
  return (
    <Dialog
      title="Update role?"
      description={`Your role changes from ${ROLE_NAMES[profile.role]} to ${ROLE_NAMES[newRole]}.`}
      open={open}
      onOpenChange={onOpenChange}
      isPrecious
    >
      <RoleChangeContent profile={profile} newRole={newRole} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function RoleChangeContent({
  profile,
  newRole,
  onDone,
}: {
  profile: AccountProfile;
  newRole: Role;
  onDone: () => void;
}) {
  const { data: preview, error, isFetching } = useQuery(rolePreviewQuery(profile.id, newRole));
  if (error) return <RefusalMessage>{detailedRefusalText(error)}</RefusalMessage>;
  if (!preview || isFetching) {
    return (
      <div aria-busy="true" className="grid gap-2">
        <Skeleton className="h-6" />
        <Skeleton className="h-11" />
      </div>
    );
  }
  if (preview.membership === 'main') return <HandOverMainRole viewer={profile.id} />;
  return (
    <div className="grid gap-5">
      <RoleChangeConsequences preview={preview} from={profile.role} />
      <ConfirmRoleChange profile={profile} newRole={newRole} onDone={onDone} />
    </div>
  );
}

interface RoleChangeConsequencesProps {
  preview: RolePreview;
  from: Role;
}

function RoleChangeConsequences({
  preview: { connections, requests, meetings, membership },
  from,
}: RoleChangeConsequencesProps) {
  const ending = [
    plural(connections, { '=0': '', one: '# connection', other: '# connections' }),
    plural(requests, { '=0': '', one: '# open request', other: '# open requests' }),
    plural(meetings, { '=0': '', one: '# upcoming meeting', other: '# upcoming meetings' }),
    from === 'student' && 'Your activity on college pages and your permissions for colleges',
    membership === 'active' && 'Your access to your college’s pages',
    membership === 'pending' && 'Your request to represent a college',
  ].filter(Boolean);
  if (ending.length === 0) return <p>Your connections, requests and meetings stay.</p>;
  return (
    <div className="rounded-control bg-gold-soft p-4 text-on-gold-soft">
      <p className="font-semibold">This ends right away and can’t be undone:</p>
      <ul className="mt-1 list-disc pl-5">
        {ending.map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
      {connections + requests + meetings > 0 && <p className="mt-2">We’ll let the other people know by email.</p>}
    </div>
  );
}
