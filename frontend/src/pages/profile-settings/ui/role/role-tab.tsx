import { useState } from 'react';
import type { AccountProfile } from '@/entities/account';
import type { Role } from '@/shared/auth';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { SettingsCard } from '@/shared/ui/settings-card';
import { RoleChangeDialog } from './role-change-dialog';
import { RoleChoice } from './role-choice';

export function RoleTab({ profile }: { profile: AccountProfile }) {
  const [chosen, setChosen] = useState<Role>(profile.role);
  const [isAsking, setIsAsking] = useState(false);
  const isOnline = useOnline();

  return (
    <SettingsCard title="Role" lead="Your role decides which pages you see. You can change it up to three times a day.">
      <form
        aria-label="Role"
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsking(true);
        }}
      >
        <RoleChoice value={chosen} now={profile.role} onChange={setChosen} />
        <Button
          type="submit"
          className="justify-self-end max-sm:w-full"
          disabled={!isOnline || chosen === profile.role}
        >
          Update role
        </Button>
      </form>
      <RoleChangeDialog profile={profile} newRole={chosen} open={isAsking} onOpenChange={setIsAsking} />
    </SettingsCard>
  );
}
