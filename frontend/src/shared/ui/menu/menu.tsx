import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

interface MenuProps {
  /** A button. */
  trigger: ReactNode;
  children: ReactNode;
}

/** A few actions on a list entry, behind a button. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-44 rounded-card border border-line bg-surface p-1 shadow-overlay data-[state=open]:animate-[fade-in_120ms_ease] print:hidden"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, disabled = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      disabled={disabled}
      className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-60 data-highlighted:bg-ivy-soft data-highlighted:text-on-ivy-soft forced-colors:data-highlighted:outline-2"
    >
      {children}
    </DropdownMenu.Item>
  );
}
