import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { toast } from '@/shared/ui/toast';

/** Shows that no other college can be added to the comparison. */
export function showLimitToast(name: string): void {
  toast({
    title: `You can compare up to ${MAX_COMPARED_COLLEGES} colleges`,
    text: `Remove one to add ${name}.`,
  });
}
