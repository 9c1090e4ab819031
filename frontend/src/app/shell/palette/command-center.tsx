import { CommandPalette, show, ShortcutsDialog, type Shown } from '@/features/command-palette';
import { useAuth } from '@/shared/auth';
import { useSignOut } from '../account/use-sign-out';
import { actionsFor, pagesFor } from './commands';

const close = () => show(null);

/** The dialog that a shortcut has opened. */
export function CommandCenter({ shown }: { shown: NonNullable<Shown> }) {
  const { user } = useAuth();
  const signOut = useSignOut();
  if (shown === 'shortcuts') return <ShortcutsDialog isMember={Boolean(user)} onClose={close} />;
  return (
    <CommandPalette
      viewer={user ?? null}
      pages={pagesFor(user ?? null)}
      actions={actionsFor(user ?? null, () => signOut.mutate())}
      onClose={close}
    />
  );
}
