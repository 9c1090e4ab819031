import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateInUtc } from '@/shared/lib/dates';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { SettingsCard } from '@/shared/ui/settings-card';
import { toast } from '@/shared/ui/toast';
import { answerStudyQuestion, claimQueries, type StudyQuestion } from '../../api/details/claims';

/** Colleges that ask whether the user studied there; renders nothing if there are none. */
export function StudyConfirmationRequests({ viewer }: { viewer: number }) {
  const { data = [] } = useQuery(claimQueries.questions(viewer));
  if (data.length === 0) return null;
  return (
    <SettingsCard
      title="Confirm where you studied"
      lead="If you confirm, the college sees your name, major and graduation year in its list of alumni. While your profile is visible, it also sees whether you mentor and how many students. Your profile gets the verified badge. If you don’t confirm, the college learns nothing."
    >
      <ul className="grid gap-4">
        {data.map((one) => (
          <li key={one.collegeId} className="flex flex-wrap items-center justify-between gap-3">
            <StudyConfirmationRequestCard one={one} viewer={viewer} />
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}

function StudyConfirmationRequestCard({
  one: { collegeId, collegeName, askedAt },
  viewer,
}: {
  one: StudyQuestion;
  viewer: number;
}) {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const answer = useMutation({
    mutationFn: (hasStudied: boolean) => answerStudyQuestion(collegeId, hasStudied),
    onSuccess: (_, hasStudied) =>
      toast(
        hasStudied
          ? { title: `You’re a verified alum of ${collegeName}` }
          : { title: 'Answer saved', text: `${collegeName} won’t ask again.` },
      ),
    onError: (error) => toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: claimQueries.questions(viewer).queryKey }),
        queryClient.invalidateQueries({ queryKey: claimQueries.own(viewer).queryKey }),
      ]),
  });
  const isBusy = (hasStudied: boolean) => answer.isPending && answer.variables === hasStudied;
  return (
    <>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">Did you study at {collegeName}?</p>
        <p className="text-sm text-muted">Asked {formatDateInUtc(askedAt)}.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy(true)} disabled={!isOnline || answer.isPending} onClick={() => answer.mutate(true)}>
          Yes, I did<span className="sr-only"> study at {collegeName}</span>
        </Button>
        <Button
          variant="quiet"
          busy={isBusy(false)}
          disabled={!isOnline || answer.isPending}
          onClick={() => answer.mutate(false)}
        >
          No, I didn’t<span className="sr-only"> study at {collegeName}</span>
        </Button>
      </div>
    </>
  );
}
