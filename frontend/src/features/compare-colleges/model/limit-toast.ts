import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { toast } from '@/shared/ui/toast';
import type { Compared } from './compared-count-text';

/** Shows that no other college or program can be added to the comparison. */
export function showLimitToast(name: string, compared: Compared = 'colleges'): void {
  toast({
    title: `You can compare up to ${MAX_COMPARED_COLLEGES} ${compared}`,
    text: `Remove one to add ${name}.`,
  });
}
