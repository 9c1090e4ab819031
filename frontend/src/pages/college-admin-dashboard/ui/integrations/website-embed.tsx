import { useState } from 'react';
import { CopyableCode, CopyButton } from '@/shared/ui/copy-button';
import { SegmentedControl } from '@/shared/ui/segmented';
import { SettingsCard } from '@/shared/ui/settings-card';
import { EMBED_LOOKS, type EmbedLook, toEmbedPath, toFrameCode, toScriptCode } from '../../model/embed-code';
import type { IntegrationSectionProps } from '../../model/tab-props';

/** The code with which the college shows its alumni on its own site, and how that looks. */
export function WebsiteEmbed({ college }: IntegrationSectionProps) {
  const [look, setLook] = useState<EmbedLook>('light');
  const { origin } = window.location;

  return (
    <SettingsCard
      title="Your alumni on your website"
      lead="Show alumni with a public profile and questions from students on your own site. We set no cookies there and track no one."
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold" aria-hidden="true">
          Look
        </p>
        <SegmentedControl legend="Look" value={look} onChange={setLook} choices={EMBED_LOOKS} />
      </div>
      <iframe
        key={look}
        src={toEmbedPath(college, look)}
        title="Preview"
        className="h-120 w-full rounded-control border border-line"
      />
      <CodeBlock
        title="Code for your website"
        text="Paste it where the alumni should appear. The frame grows with its content."
        code={toScriptCode(college, look, origin)}
      />
      <details>
        <summary className="link min-h-11 w-fit cursor-pointer py-2 font-semibold">
          My site doesn’t allow scripts
        </summary>
        <CodeBlock
          title="Code without a script"
          text="The frame has a fixed height. Longer content scrolls."
          code={toFrameCode(college, look, origin)}
        />
      </details>
    </SettingsCard>
  );
}

interface CodeBlockProps {
  title: string;
  text: string;
  code: string;
}

function CodeBlock({ title, text, code }: CodeBlockProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">{title}</h3>
      <p className="text-muted">{text}</p>
      <CopyableCode code={code} />
      <div>
        <CopyButton label="Copy code" text={code} />
      </div>
    </div>
  );
}
