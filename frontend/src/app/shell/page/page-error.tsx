import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { toErrorSentence } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';

/** Shown in place of a page that failed to render. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <MessagePage title="We couldn’t show this page">
      <p role="alert">{toErrorSentence(error)}</p>
      <Button
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        Try again
      </Button>
    </MessagePage>
  );
}
