import type { ComponentProps } from 'react';
import { Input } from './field';

type CodeProps = Omit<ComponentProps<'input'>, 'type'>;

const LOOK = 'num text-lg tracking-widest';

/** Six digits of an authenticator app, which phones offer to fill in. Accepts two groups of three. */
export function CodeInput(props: CodeProps) {
  return <Input inputMode="numeric" autoComplete="one-time-code" maxLength={9} className={LOOK} {...props} />;
}

/** Field for a recovery code. */
export function RecoveryCodeInput(props: CodeProps) {
  return (
    <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={40} className={LOOK} {...props} />
  );
}
