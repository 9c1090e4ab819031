import { Switch as Primitive } from 'radix-ui';
import { useId, type ReactNode, type Ref } from 'react';

interface SwitchProps {
  label: string;
  /** The effect of the current state, as a sentence. */
  consequence: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  id?: string;
  disabled?: boolean;
  /** Whether the change is pending: further clicks are ignored, the focus stays. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
  onBlur?: (() => void) | undefined;
}

interface SwitchControlProps {
  id: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  busy?: boolean;
  describedBy?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  onBlur?: (() => void) | undefined;
}

/** The switch without its label, which refers to it by ID. */
export function SwitchControl({
  id,
  checked,
  onChange,
  disabled,
  busy = false,
  describedBy,
  ref,
  onBlur,
}: SwitchControlProps) {
  return (
    <Primitive.Root
      id={id}
      ref={ref}
      checked={checked}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      onBlur={onBlur}
      onCheckedChange={(next) => !busy && onChange(next)}
      className="relative mt-0.5 h-7 w-12 shrink-0 cursor-pointer rounded-full border border-control bg-sunken transition-colors duration-120 after:absolute after:-inset-2 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-ivy data-[state=checked]:bg-ivy forced-colors:data-[state=checked]:bg-[Highlight]"
    >
      <Primitive.Thumb className="block size-5 translate-x-[3px] rounded-full border border-control bg-surface transition-transform duration-120 ease-ours data-[state=checked]:translate-x-[23px] data-[state=checked]:border-transparent data-[state=checked]:bg-on-ivy forced-colors:bg-[ButtonText]" />
    </Primitive.Root>
  );
}

/** A switch with its label and its effect. The whole line can be clicked. */
export function Switch({
  label,
  consequence,
  checked,
  onChange,
  id: givenId,
  disabled,
  busy = false,
  ref,
  onBlur,
}: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className="flex items-start gap-4">
      <SwitchControl
        id={id}
        ref={ref}
        checked={checked}
        onChange={onChange}
        disabled={disabled}
        busy={busy}
        describedBy={`${id}-consequence`}
        onBlur={onBlur}
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className={`block font-semibold ${disabled ? '' : 'cursor-pointer'}`}>
          {label}
        </label>
        <p id={`${id}-consequence`} className="text-muted">
          {consequence}
        </p>
      </div>
    </div>
  );
}
