import { ratePassword } from './password-strength';
import { useCommonPasswords } from './use-common-passwords';

const FILL_CLASSES = ['bg-transparent', 'bg-danger', 'bg-gold', 'bg-c1', 'bg-success'];

/** The strength of a password, in four steps and in words. */
export function PasswordMeter({ password, username }: { password: string; username: string }) {
  const common = useCommonPasswords({ enabled: password !== '' });
  const { level, text } = ratePassword(password, username, common);
  return (
    <>
      <span aria-hidden="true" className="mt-1 grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1.5 rounded-full border border-control ${step <= level ? FILL_CLASSES[level] : ''}`}
          />
        ))}
      </span>
      {text}
    </>
  );
}
