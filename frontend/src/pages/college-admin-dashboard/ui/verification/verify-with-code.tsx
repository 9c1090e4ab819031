import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { ApiError } from '@/shared/api';
import type { User } from '@/shared/auth';
import { refusalText } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { collegeProfileQueries } from '../../api/college-profile';
import { confirmVerification, startVerification, verificationQueries } from '../../api/administrator-verification';

const RESEND_AFTER_SECONDS = 60;

/** Returns the server's message for one field, or its general message. */
const fieldErrorMessage = (error: Error | null, field: string): string | undefined => {
  if (!error) return undefined;
  const named = error instanceof ApiError ? error.fieldErrors.find((one) => one.field === field) : undefined;
  return named?.message ?? refusalText(error);
};

/** Verifies with a code sent to the work address that an administrator works at the college. */
export function VerifyWithCode({ user, isRepeated }: { user: User; isRepeated: boolean }) {
  const [address, setAddress] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const start = useMutation({ mutationFn: startVerification, onSuccess: (_, email) => setSentTo(email) });
  const id = useId();

  if (!user.emailVerified) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    start.mutate(address.trim());
  };
  return (
    <section aria-labelledby={id} className="card grid gap-4 p-5">
      <header>
        <h2 id={id} className="text-2xl">
          {isRepeated ? 'Verify again' : 'Verify with your work email'}
        </h2>
        <p className="mt-1 text-muted">
          We'll send a code to your work email at the college's own domain. If you don’t have a work email there, ask
          the main administrator of the college to invite you.
        </p>
      </header>
      {sentTo === undefined ? (
        <form noValidate className="grid gap-4 sm:max-w-112" onSubmit={send}>
          <Field label="Work email" error={fieldErrorMessage(start.error, 'email')}>
            {(control) => (
              <Input
                type="email"
                autoComplete="email"
                value={address}
                onChange={({ target }) => setAddress(target.value)}
                {...control}
              />
            )}
          </Field>
          <Button type="submit" className="justify-self-start" busy={start.isPending} disabled={address.trim() === ''}>
            Send code
          </Button>
        </form>
      ) : (
        <CodeForm
          viewer={user.id}
          email={sentTo}
          onOther={() => setSentTo(undefined)}
          onResend={() => start.mutateAsync(sentTo)}
        />
      )}
    </section>
  );
}

interface CodeFormProps {
  viewer: number;
  email: string;
  onOther: () => void;
  onResend: () => Promise<unknown>;
}

function CodeForm({ viewer, email, onOther, onResend }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [wait, setWait] = useState(RESEND_AFTER_SECONDS);
  const [refusal, setRefusal] = useState<string>();
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: confirmVerification,
    onSuccess: async ({ status }) => {
      await Promise.all(
        [collegeProfileQueries.own(viewer).queryKey, verificationQueries.status(viewer).queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      toast(
        status === 'active'
          ? { title: 'You’re verified', text: 'You can manage your college now.' }
          : { title: 'Work email verified', text: 'Your request still needs approval.' },
      );
    },
  });

  const isWaiting = wait > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setWait((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const resend = () =>
    onResend().then(
      () => {
        setRefusal(undefined);
        setWait(RESEND_AFTER_SECONDS);
        toast({ title: 'Code sent', text: 'The earlier code no longer works.' });
      },
      (error: Error) => setRefusal(refusalText(error)),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(code.trim());
  };
  return (
    <form noValidate className="grid gap-4 sm:max-w-112" onSubmit={submit}>
      <p role="status">
        We sent a code to <strong className="wrap-anywhere">{email}</strong>. It’s valid for 15 minutes.
      </p>
      <Field label="Code" error={fieldErrorMessage(confirm.error, 'code')}>
        {(control) => (
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            {...control}
          />
        )}
      </Field>
      <p role="alert" className="text-danger empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={confirm.isPending} disabled={code.trim().length !== 6}>
          Confirm
        </Button>
        <Button variant="quiet" disabled={isWaiting} onClick={() => void resend()}>
          {isWaiting ? `Send another code in ${wait} s` : 'Send another code'}
        </Button>
        <Button variant="plain" onClick={onOther}>
          Use another address
        </Button>
      </div>
    </form>
  );
}
