import { useCollegeCountLabel } from '@/entities/college';

/** What the product is for: one line on phones, half of the page on wide screens. */
export function ProductPitch() {
  const colleges = useCollegeCountLabel();
  const BENEFITS = [
    { title: 'Connect with alumni', text: 'Ask people who studied where you want to go.', colour: 'border-c2' },
    {
      title: colleges,
      text: 'Published admission, cost and completion figures, with sources and years on each college’s page.',
      colour: 'border-c1',
    },
    {
      title: 'Personalized matches',
      text: 'Recommended mentors, and why each one matches you.',
      colour: 'border-c3',
    },
  ];
  return (
    <div className="h-fit min-w-0 text-center lg:sticky lg:top-12 lg:text-left">
      <h1 className="text-2xl lg:text-[3.25rem] lg:leading-[1.08] lg:font-extrabold">Your Bridge to College Success</h1>
      <svg viewBox="0 0 400 120" fill="none" aria-hidden="true" className="mt-10 w-full max-w-md max-lg:hidden">
        <path d="M0 117h400" strokeWidth="3" className="stroke-line" />
        <path d="M20 116V104a180 90 0 0 1 360 0v12" strokeWidth="12" className="stroke-ivy" />
        <path d="M110 116v-6a90 56 0 0 1 180 0v6" strokeWidth="8" className="stroke-gold" />
      </svg>
      <ul className="mt-10 grid gap-5 max-lg:hidden">
        {BENEFITS.map(({ title, text, colour }) => (
          <li key={title} className={`border-l-4 pl-4 ${colour}`}>
            <p className="font-display text-xl font-bold">{title}</p>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
