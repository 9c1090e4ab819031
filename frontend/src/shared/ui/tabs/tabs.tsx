import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  /** Small tabs are used within a form. */
  look?: keyof typeof LOOK_CLASSES;
}

const LOOK_CLASSES = {
  page: {
    list: '',
    tab: 'flex-1 border-b-3 px-2 font-display min-[24rem]:px-4 text-lg font-bold',
    content: 'pt-6',
  },
  /** Many tabs, which still fit into one row on phones. */
  pageOfMany: {
    list: '',
    tab: 'flex-1 border-b-3 px-0.5 min-[24rem]:px-1 font-display text-sm font-bold sm:px-4 sm:text-lg',
    content: 'pt-6',
  },
  small: { list: 'mb-2', tab: 'border-b-2 px-3 font-semibold', content: '' },
};

/** A row of tabs and the panel of the chosen one; arrow keys move between them. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, look = 'page' }: TabsProps<Value>) {
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Primitive.List aria-label={label} className={`flex flex-wrap border-b border-line print:hidden ${LOOK_CLASSES[look].list}`}>
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={`-mb-px min-h-11 cursor-pointer border-transparent text-muted hover:text-ink data-[state=active]:border-ivy data-[state=active]:text-ivy forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight] ${LOOK_CLASSES[look].tab}`}
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} tabIndex={-1} className={LOOK_CLASSES[look].content}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
