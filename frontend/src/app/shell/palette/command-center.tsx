import { CommandPalette, showDialog, ShortcutsDialog, type ShownDialog } from '@/features/command-palette';
import { useAuth } from '@/shared/auth';
import { useSignOut } from '../account/use-sign-out';
import { listActionCommands, listPageCommands } from './commands';

const closeDialog = () => showDialog(null);

/** The dialog that a shortcut has opened. */
export function CommandCenter({ shown }: { shown: NonNullable<ShownDialog> }) {
  const { user } = useAuth();
  const signOut = useSignOut();
  if (shown === 'shortcuts') return <ShortcutsDialog isMember={Boolean(user)} onClose={closeDialog} />;
  return (
    <CommandPalette
      viewer={user ?? null}
      pages={listPageCommands(user ?? null)}
      actions={listActionCommands(user ?? null, () => signOut.mutate())}
      onClose={closeDialog}
    />
  );
}
