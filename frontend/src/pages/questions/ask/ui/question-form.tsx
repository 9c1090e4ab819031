import { useState } from 'react';
import { AlumniCard } from '@/entities/alum';
import type { QuestionSubject } from '@/entities/figure-question';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import type { User } from '@/shared/auth';
import { useDraftState } from '@/shared/lib/drafts';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { useAskOpenly, useSendToAlum, type PreparedQuestion } from '../api/new-question';
import { Sent, type SentQuestion } from './sent';

interface QuestionFormProps {
  subject: QuestionSubject;
  viewer: User;
  prepared: PreparedQuestion;
}

const MIN_LENGTH = 20;
const MAX_LENGTH = 1_000;

const draftKey = ({ collegeId, figure, cip, level }: QuestionSubject) =>
  `figure-question:${[collegeId, figure, cip, level].join(':')}`;

/** The question, and the two ways of asking it. */
export function QuestionForm({ subject, viewer, prepared: { text: initial, alumnus } }: QuestionFormProps) {
  const { value: text, setValue: setText, restoredAfter, drop } = useDraftState(draftKey(subject), initial);
  const [sent, setSent] = useState<SentQuestion>();
  const isOnline = useOnline();
  const toAlum = useSendToAlum(subject, alumnus?.id ?? 0, viewer.emailVerified);
  const openly = useAskOpenly(subject);
  const isBusy = toAlum.isPending || openly.isPending;
  const error = toAlum.error ?? openly.error;
  const question = text.trim();
  const cannotSend = !isOnline || question.length < MIN_LENGTH;

  if (sent) return <Sent sent={sent} />;

  const finish = (done: SentQuestion) => {
    drop();
    setSent(done);
  };
  const send = () => {
    openly.reset();
    const done = { to: alumnus?.fullName ?? '', alumId: alumnus?.id ?? 0, isSaved: !viewer.emailVerified };
    toAlum.mutate(question, { onSuccess: () => finish({ way: 'alum', ...done }) });
  };
  const askOpenly = () => {
    toAlum.reset();
    openly.mutate(
      { text: question, isAnonymous: true },
      { onSuccess: ({ id, isJoined }) => finish({ way: 'open', id, isJoined }) },
    );
  };

  return (
    <form
      aria-label="Ask an alum"
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || cannotSend) return;
        if (alumnus) send();
        else if (viewer.emailVerified) askOpenly();
      }}
    >
      <div className="grid grid-cols-1 gap-4">
        <DraftNotice restoredAfter={restoredAfter} />
        <Field
          label="Your question"
          hint="Make it your own. Leave out names and other details that identify you."
          error={question.length < MIN_LENGTH ? `Write at least ${MIN_LENGTH} characters.` : undefined}
        >
          {(field) => (
            <Textarea
              {...field}
              value={text}
              maxLength={MAX_LENGTH}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {!isOnline && <p className="text-muted">You’re offline. You can send your question when you’re back online.</p>}
        {error && (
          <p role="alert" className="text-danger">
            {detailedRefusalText(error)}
          </p>
        )}
      </div>
      {alumnus ? (
        <div className="grid grid-cols-1 gap-3">
          {!viewer.emailVerified && (
            <p className="rounded-control bg-gold-soft p-3 text-on-gold-soft">
              Confirm your email to send this. We’ll keep your question until then, for up to 90 days.
            </p>
          )}
          <AlumniCard
            alumni={alumnus}
            heading="h2"
            action={
              <Button type="submit" className="flex-auto" busy={toAlum.isPending} disabled={cannotSend || isBusy}>
                {viewer.emailVerified ? `Send to ${alumnus.fullName}` : `Save for ${alumnus.fullName}`}
              </Button>
            }
          />
          <p className="text-sm text-muted">{alumnus.fullName} sees this question, your name and your profile.</p>
        </div>
      ) : (
        <p className="card p-5">No alum of this college can take your question right now. Ask openly instead.</p>
      )}
      <section className="card grid grid-cols-1 gap-3 p-5" aria-label="Ask openly">
        <p>
          Ask openly, and we offer your question to three alumni at a time who fit it, at this college or in this field
          elsewhere. Everyone can read the question, without your name. Only you see the answer until you both agree to
          publish it.
        </p>
        {viewer.emailVerified ? (
          <Button
            type={alumnus ? 'button' : 'submit'}
            variant={alumnus ? 'quiet' : 'primary'}
            busy={openly.isPending}
            disabled={cannotSend || isBusy}
            onClick={alumnus ? askOpenly : undefined}
          >
            Ask openly
          </Button>
        ) : (
          <ConfirmEmailNotice />
        )}
      </section>
    </form>
  );
}
