import { LogOut } from 'lucide-react';
import type { Role, User } from '@/shared/auth';
import { Avatar } from '@/shared/ui/avatar';
import { useSignOut } from './use-sign-out';

const ROLE_LABELS: Record<Role, string> = { student: 'Student', alumni: 'Alumni', college_admin: 'Admin' };

export function UserCard({ user }: { user: User }) {
  const signOut = useSignOut();
  const name = user.fullName || `User ${user.id}`;
  return (
    <div className="card flex items-center gap-2 p-2">
      <Avatar name={name} url={user.avatarUrl} />
      <div className="min-w-0 flex-1">
        <p className="leading-tight font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">{ROLE_LABELS[user.role]}</p>
      </div>
      <button
        type="button"
        aria-label="Log out"
        title="Log out"
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-ivy-soft hover:text-on-ivy-soft disabled:opacity-60"
      >
        <LogOut size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
