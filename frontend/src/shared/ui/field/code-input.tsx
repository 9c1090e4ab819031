import type { ComponentProps } from 'react';
import { Input } from './field';

type CodeInputProps = Omit<ComponentProps<'input'>, 'type'>;

const CODE_CLASSES = 'num text-lg tracking-widest';

/** Six digits of an authenticator app, which phones offer to fill in. Accepts two groups of three. */
export function CodeInput(props: CodeInputProps) {
  return <Input inputMode="numeric" autoComplete="one-time-code" maxLength={9} className={CODE_CLASSES} {...props} />;
}

/** Field for a recovery code. */
export function RecoveryCodeInput(props: CodeInputProps) {
  return (
    <Input
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      className={CODE_CLASSES}
      {...props}
    />
  );
}
