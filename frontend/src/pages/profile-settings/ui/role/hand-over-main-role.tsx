import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { administratorsQuery } from '@/entities/college-administrator';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { rolePreviewQuery } from '../../api/profile/account';
import { useHandOverMainRole } from '../../api/profile/use-account-changes';
import { RefusalMessage } from '@/shared/ui/settings-card';

/** Lets a main administrator hand that role over to a colleague, before they can change their own role. */
export function HandOverMainRole({ viewer }: { viewer: number }) {
  const { data: administrators, error } = useQuery(administratorsQuery(viewer));
  const [chosen, setChosen] = useState<number>();
  const handOver = useHandOverMainRole(viewer);
  const queryClient = useQueryClient();
  const name = useId();

  const submit = useOneAtATime(async (id: number, fullName: string) => {
    await handOver.mutateAsync(id).then(
      async () => {
        toast({ title: 'Main administrator changed', text: `${fullName} is the main administrator now.` });
        const { queryKey } = rolePreviewQuery(viewer, 'student');
        await queryClient.invalidateQueries({ queryKey: [queryKey[0]] });
      },
      () => undefined,
    );
  });

  if (error) return <RefusalMessage>{detailedRefusalText(error)}</RefusalMessage>;
  if (!administrators) return <Skeleton className="h-24" />;

  const colleagues = administrators.filter(({ id, status }) => id !== viewer && status === 'active');
  if (colleagues.length === 0) {
    return (
      <p>
        You’re the only administrator of your college, and every college needs a main administrator. Before you can
        change your role, a colleague has to register as an administrator of your college and be verified. Then come
        back here to make them the main administrator.
      </p>
    );
  }

  const selected = colleagues.find(({ id }) => id === chosen);
  return (
    <form
      aria-label="Hand over"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (selected) void submit(selected.id, selected.name);
      }}
    >
      <p>
        You’re the main administrator of your college. Choose who takes over. Then you can change your role. Only the
        new main administrator can make you the main administrator again.
      </p>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">New main administrator</legend>
        {colleagues.map(({ id, name: colleague, position }) => (
          <label
            key={id}
            className="flex cursor-pointer gap-3 rounded-control border border-control p-3 has-checked:border-ivy has-checked:bg-ivy-soft has-checked:text-on-ivy-soft"
          >
            <input
              type="radio"
              name={name}
              checked={id === chosen}
              onChange={() => setChosen(id)}
              className="mt-0.5 size-5 shrink-0 accent-ivy"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{colleague}</span>
              {position && <span className="block text-sm">{position}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <RefusalMessage>{handOver.error && detailedRefusalText(handOver.error)}</RefusalMessage>
      <Button type="submit" className="justify-self-end max-sm:w-full" busy={handOver.isPending} disabled={!selected}>
        Make main administrator
      </Button>
    </form>
  );
}
