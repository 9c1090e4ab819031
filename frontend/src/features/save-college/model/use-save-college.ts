import { useCollegeLists, type RememberedCollege } from '@/entities/college';
import { toErrorSentence } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { toast } from '@/shared/ui/toast';

/** Saves and removes colleges, and shows the result. */
export function useSaveCollege() {
  const { user } = useAuth();
  const { isSaved, setSaved } = useCollegeLists();

  async function change(college: RememberedCollege, isToBeSaved: boolean): Promise<void> {
    let before: RememberedCollege | undefined;
    try {
      before = await setSaved(college, isToBeSaved);
    } catch (error) {
      toast({ title: 'Error', text: toErrorSentence(error), variant: 'destructive' });
      return;
    }
    if (isToBeSaved) {
      const text = user
        ? college.name
        : `${college.name} is saved in this browser. Sign in or create an account to see your list on all your devices.`;
      toast({ title: 'Added to saved colleges', text });
    } else {
      toast({
        title: 'Removed from saved colleges',
        text: college.name,
        action: {
          label: 'Undo',
          elsewhere: `Save ${college.name} again on its page`,
          onClick: () => void change(before ?? college, true),
        },
      });
    }
  }

  return {
    isSaved,
    toggle: (college: RememberedCollege) => void change(college, !isSaved(college.id)),
    remove: (college: RememberedCollege) => void change(college, false),
  };
}
