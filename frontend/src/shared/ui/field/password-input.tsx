import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Input } from './field';

/** A password field that can be revealed, with a hint while Caps Lock is on. */
export function PasswordInput({ onKeyUp, onBlur, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  return (
    <>
      <div className="relative">
        <Input
          type={visible ? 'text' : 'password'}
          className="pr-13"
          spellCheck={false}
          autoCapitalize="none"
          onKeyUp={(event) => {
            setCapsLock(event.getModifierState('CapsLock'));
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setCapsLock(false);
            onBlur?.(event);
          }}
          {...rest}
        />
        <button
          type="button"
          aria-pressed={visible}
          aria-label="Show password"
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
        >
          {visible ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </button>
      </div>
      <p role="status" className="text-sm text-on-gold-soft empty:hidden">
        {capsLock && 'Caps Lock is on.'}
      </p>
    </>
  );
}
