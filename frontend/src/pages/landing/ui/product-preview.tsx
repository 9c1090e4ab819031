import { Link } from '@tanstack/react-router';

/** Fictional colleges: each figure is also its position in percent on a line. */
const COLLEGES = [
  { name: 'Alder State', border: 'border-t-c1', dot: 'bg-c1', tuition: ['$11,200', 28], graduation: ['71%', 71] },
  { name: 'Birchwood', border: 'border-t-c2', dot: 'bg-c2', tuition: ['$34,900', 87], graduation: ['84%', 84] },
  { name: 'Cedar Coast', border: 'border-t-c3', dot: 'bg-c3', tuition: ['$8,450', 21], graduation: ['63%', 63] },
] as const;
const ROWS = [
  ['tuition', 'Tuition, in-state'],
  ['graduation', 'Graduation rate'],
] as const;

/** A section that shows the product: a comparison and a conversation, with fictional colleges. */
export function ProductPreview() {
  return (
    <section aria-labelledby="preview" className="page-width pt-4 pb-12 print:hidden">
      <h2 id="preview" className="text-3xl">
        Compare first, then ask
      </h2>
      <p className="mt-2 max-w-prose text-lg text-muted">
        You don’t need an account to{' '}
        <Link to="/compare" className="link">
          compare up to four colleges
        </Link>
        . When you have questions, alumni answer them.
      </p>
      <div
        role="img"
        aria-label="Example: three colleges side by side, and an alum who answers a student’s question about one of them"
        className="mt-6 grid items-start gap-4 lg:grid-cols-[1.3fr_0.7fr]"
      >
        {/* The columns share their rows: a name on two lines moves no figure out of line. */}
        <div className="card grid grid-cols-3 gap-x-3 p-4 sm:gap-x-6 sm:p-5">
          {COLLEGES.map(({ name, border, dot, ...figures }) => (
            <div key={name} className={`row-span-3 grid min-w-0 grid-rows-subgrid border-t-4 pt-2 ${border}`}>
              <p className="font-display font-bold">{name}</p>
              {ROWS.map(([figure, label]) => (
                <div key={figure} className="mt-3">
                  <p className="text-sm text-muted">{label}</p>
                  <p className="num text-lg font-semibold">{figures[figure][0]}</p>
                  <div className="relative mt-2 mb-1 h-0.5 bg-line">
                    <div
                      className={`absolute top-1/2 size-3.5 -translate-1/2 rounded-full ${dot}`}
                      style={{ left: `${figures[figure][1]}%` }}
                    />
                  </div>
                </div>
              ))}
            </div>
          ))}
        </div>
        <div className="grid gap-3">
          <Message author="A student asks">Is it hard to get into the nursing labs at Cedar Coast?</Message>
          <Message author="An alum of Cedar Coast answers" isAnswer>
            Not if you sign up in May. I can show you how I planned my first year.
          </Message>
        </div>
      </div>
      <p aria-hidden="true" className="mt-2 text-sm text-muted">
        Example with fictional colleges
      </p>
    </section>
  );
}

function Message({ author, isAnswer = false, children }: { author: string; isAnswer?: boolean; children: string }) {
  return (
    <div className={isAnswer ? 'ml-8' : 'mr-8'}>
      <p className="text-sm text-muted">{author}</p>
      <p className={`mt-1 rounded-card px-4 py-3 ${isAnswer ? 'bg-ivy-soft text-on-ivy-soft' : 'bg-sunken'}`}>
        {children}
      </p>
    </div>
  );
}
