import { toErrorSentence } from '@/shared/api';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useResendConfirmation } from '../api/use-resend-confirmation';

/** Requests another confirmation email and shows the result. */
export function ResendConfirmation() {
  const resend = useResendConfirmation();
  const isOnline = useOnline();
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="quiet" busy={resend.isPending} disabled={!isOnline} onClick={() => resend.mutate()}>
        Resend confirmation
      </Button>
      <p role="status" className={`empty:hidden ${resend.isError ? 'text-danger' : 'text-success'}`}>
        {resend.isError ? toErrorSentence(resend.error) : resend.data?.message}
      </p>
    </div>
  );
}
