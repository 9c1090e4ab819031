import type { UseMutationResult } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Field, Textarea } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import type { CollegeMessage } from '../api/college-messages';

const MAX_ANSWER_LENGTH = 4_000;

interface AnswerFormProps {
  message: CollegeMessage;
  fullName: string;
  answer: UseMutationResult<unknown, Error, { id: number; content: string }>;
}

/** The form to answer a message. It explains first that answering shows the student's name. */
export function AnswerForm({ message: { id, collegeName }, fullName, answer }: AnswerFormProps) {
  const [isWriting, setIsWriting] = useState(false);
  const [content, setContent] = useState('');
  const isOnline = useOnline();
  if (!isWriting) {
    return (
      <Button variant="quiet" className="justify-self-start max-sm:w-full" onClick={() => setIsWriting(true)}>
        Answer
      </Button>
    );
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '' || answer.isPending) return;
    answer.mutate(
      { id, content },
      {
        onSuccess: () => {
          toast({ title: 'Answer sent' });
          setContent('');
          setIsWriting(false);
        },
      },
    );
  };
  return (
    <form className="grid grid-cols-1 gap-3" onSubmit={send}>
      <Field
        label="Your answer"
        hint={`The administrators of ${collegeName} will see your name, ${fullName}, and your answer. Right now, they don’t know who you are.`}
        error={answer.error ? detailedRefusalText(answer.error) : undefined}
      >
        {(control) => (
          <Textarea
            rows={4}
            maxLength={MAX_ANSWER_LENGTH}
            autoFocus
            value={content}
            onChange={({ target }) => setContent(target.value)}
            {...control}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={() => setIsWriting(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={answer.isPending} disabled={!isOnline || content.trim() === ''}>
          Show my name and send
        </Button>
      </div>
    </form>
  );
}
