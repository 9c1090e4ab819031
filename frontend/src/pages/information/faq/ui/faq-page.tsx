import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ContactSupportDialog } from '@/features/contact-support';
import { useAuth } from '@/shared/auth';
import { plural } from '@/shared/lib/plural';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { QUESTION_GROUPS, type Question } from '../model/questions';

const questionMatches = ({ question, answer }: Question, terms: readonly string[]) => {
  const text = [question, ...answer].join(' ').toLowerCase();
  return terms.every((word) => text.includes(word));
};

/** Short answers to frequent questions, with a search and a way to ask another one. */
export function FaqPage() {
  const { user } = useAuth();
  const [typed, setTyped] = useState('');
  const [isWriting, setIsWriting] = useState(false);
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = QUESTION_GROUPS.map((group) => ({
    ...group,
    questions: group.questions.filter((one) => questionMatches(one, terms)),
  })).filter(({ questions }) => questions.length > 0);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);

  return (
    <div className="page-width page-height grid max-w-[76ch] grid-cols-1 content-start gap-8">
      <header>
        <h1 className="text-title">Frequently asked questions</h1>
        <p className="mt-2 text-lg text-muted">Short answers for students, alumni and colleges.</p>
      </header>
      <search>
        <Field label="Search questions">
          {(control) => (
            <Input {...control} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
          )}
        </Field>
        <p role="status" className="mt-2 min-h-6 text-muted">
          {terms.length > 0 && plural(count, { one: '# question', other: '# questions' })}
        </p>
      </search>
      {groups.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id} className="grid grid-cols-1 gap-3">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {questions.map((one) => (
            <QuestionWithAnswer
              key={one.id}
              one={one}
              isOpen={terms.length > 0 || window.location.hash === `#${one.id}`}
            />
          ))}
        </section>
      ))}
      {count === 0 && <p>No question matches “{typed.trim()}”.</p>}
      <section aria-labelledby="more" className="card grid justify-items-start gap-3 p-5">
        <h2 id="more" className="text-xl">
          Something else?
        </h2>
        {user ? (
          <>
            <p>Write to us. We reply by email.</p>
            <Button variant="quiet" onClick={() => setIsWriting(true)}>
              Contact Support
            </Button>
          </>
        ) : (
          <>
            <p>Sign in so we can reply to your message.</p>
            <Link to="/auth" search={{ next: '/faq' }} className={buttonStyles({ variant: 'quiet' })}>
              Sign In
            </Link>
          </>
        )}
      </section>
      {isWriting && <ContactSupportDialog onClose={() => setIsWriting(false)} />}
    </div>
  );
}

function QuestionWithAnswer({ one: { id, question, answer }, isOpen }: { one: Question; isOpen: boolean }) {
  return (
    <details id={id} open={isOpen} className="card scroll-mt-8 px-5">
      <summary className="flex min-h-12 cursor-pointer items-center py-2 font-semibold">{question}</summary>
      <div className="grid gap-3 pb-4">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
