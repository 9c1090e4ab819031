import { Link } from '@tanstack/react-router';
import { APP_NAME } from '@/shared/config';
import { buttonStyles } from '@/shared/ui/button';

export function Benefits({ colleges }: { colleges: string }) {
  const benefits = [
    {
      title: 'Comprehensive search',
      text: `Search ${colleges} by name, city or major, with published admission, cost and completion figures.`,
      colour: 'border-c1',
    },
    {
      title: 'Alumni network',
      text: 'Find graduates by college, major and class year.',
      colour: 'border-c2',
    },
    {
      title: 'Personalized guidance',
      text: 'See how each college compares with others of its type, with sources and years on each college’s page.',
      colour: 'border-c3',
    },
  ];
  return (
    <section aria-labelledby="why" className="border-y border-line bg-sunken">
      <div className="page-width py-12">
        <h2 id="why" className="text-3xl">
          Why Choose {APP_NAME}
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-3">
          {benefits.map(({ title, text, colour }) => (
            <li key={title} className={`border-t-4 pt-4 ${colour}`}>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <Link to="/auth" search={{ tab: 'register' }} className={buttonStyles({ size: 'large', className: 'mt-10' })}>
          Sign Up Now - It's Free
        </Link>
      </div>
    </section>
  );
}
