import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { AccountProfile } from '@/entities/account';
import type { User } from '@/shared/auth';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { RefusalMessage } from '@/shared/ui/settings-card';

export interface ScreenProps {
  user: User;
  profile: AccountProfile;
  title: string;
  /** Whether no later screen has a question left. */
  isLast: boolean;
  isBusy: boolean;
  /** Records the screen as done and shows the next one. */
  onNext: () => Promise<void>;
  onBack: (() => void) | undefined;
}

interface OnboardingStepFormProps extends ScreenProps {
  /** Saves the answer. False keeps the screen open because something is missing. */
  onSave: () => Promise<unknown>;
  children: ReactNode;
}

/** One question, which can be answered or skipped. */
export function OnboardingStepForm({ onSave, children, ...screen }: OnboardingStepFormProps) {
  const [error, setError] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const isOnline = useOnline();
  const { title, isLast, isBusy, onNext } = screen;

  const submit = useOneAtATime(async () => {
    setError('');
    setIsSaving(true);
    try {
      if ((await onSave()) !== false) await onNext();
    } catch (refusal) {
      setError(detailedRefusalText(refusal));
    }
    setIsSaving(false);
  });

  return (
    <form
      noValidate
      aria-label={title}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <RefusalMessage>{error}</RefusalMessage>
      <StepButtons {...screen}>
        <Button type="submit" busy={isSaving || isBusy} disabled={!isOnline}>
          {isLast ? 'Finish' : 'Continue'}
        </Button>
      </StepButtons>
    </form>
  );
}

/** Buttons to go back, to skip the question and, if the question has one, its own button. */
export function StepButtons({ title, isBusy, onNext, onBack, children }: ScreenProps & { children?: ReactNode }) {
  const isOnline = useOnline();
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {onBack && (
        <Button variant="plain" className="mr-auto -ml-4" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden="true" />
          Back
        </Button>
      )}
      <Button variant="plain" disabled={!isOnline || isBusy} onClick={() => void onNext()}>
        Skip<span className="sr-only">: {title}</span>
      </Button>
      {children}
    </div>
  );
}
