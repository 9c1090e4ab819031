import { passwordStrength } from './password-strength';

const FILL = ['bg-transparent', 'bg-danger', 'bg-gold', 'bg-c1', 'bg-success'];

/** The strength of a password, in four steps and in words. */
export function PasswordMeter({ password, username }: { password: string; username: string }) {
  const { level, text } = passwordStrength(password, username);
  return (
    <>
      <span aria-hidden="true" className="mt-1 grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={`h-1.5 rounded-full border border-control ${step <= level ? FILL[level] : ''}`} />
        ))}
      </span>
      {text}
    </>
  );
}
