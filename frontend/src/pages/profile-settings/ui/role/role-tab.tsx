import { useState } from 'react';
import type { Profile, Role } from '@/shared/api';
import { refusalInFull, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { useChangeRole } from '../../api/use-account-changes';
import { Refusal, SettingsCard } from '../settings-card';
import { RoleChoice } from './role-choice';

export function RoleTab({ profile }: { profile: Profile }) {
  const [chosen, setChosen] = useState<Role>(profile.role);
  const change = useChangeRole(profile.id);
  const isOnline = useOnline();

  const submit = useOneAtATime(() =>
    change.mutateAsync(chosen).then(
      () => toast({ title: 'Role updated successfully' }),
      (error: unknown) => toast({ title: 'Error updating role', text: refusalInFull(error), variant: 'destructive' }),
    ),
  );

  return (
    <SettingsCard
      title="Role"
      lead="What you are here for decides which pages you see. It can change three times a day."
    >
      <form
        aria-label="Role"
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <RoleChoice
          value={chosen}
          now={profile.role}
          onChange={(role) => {
            change.reset();
            setChosen(role);
          }}
        />
        <Refusal>{change.error && refusalInFull(change.error)}</Refusal>
        <Button
          type="submit"
          className="justify-self-end max-sm:w-full"
          busy={change.isPending}
          disabled={!isOnline || chosen === profile.role}
        >
          {change.isPending ? 'Updating...' : 'Update role'}
        </Button>
      </form>
    </SettingsCard>
  );
}
