import { Link } from '@tanstack/react-router';
import {
  BookOpen,
  ChartColumn,
  CircleQuestionMark,
  FileSpreadsheet,
  LifeBuoy,
  Lightbulb,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ContactSupportDialog } from '@/features/contact-support';
import { Button, buttonStyles } from '@/shared/ui/button';
import { resourceUrl } from '../../api/resources';
import { TEMPLATE_FILE_NAME } from '../../model/alumni-columns';
import type { TabProps } from '../../model/tab-props';
import { toResourceSubtab, type ResourceSubtab } from '../../model/tabs';
import { GuidePage } from './guide-page';

const GUIDES: { part: ResourceSubtab; icon: LucideIcon; title: string; text: string }[] = [
  {
    part: 'admin-guide',
    icon: BookOpen,
    title: 'Administrator guide',
    text: 'Verification, colleagues, your college’s page and the alumni import, step by step.',
  },
  {
    part: 'best-practices',
    icon: Lightbulb,
    title: 'Best practices',
    text: 'What helps colleges bring alumni and students together, and what to avoid.',
  },
];

/** Guides, templates and help for administrators. */
export default function ResourcesTab({ user, part, onPartChange }: TabProps) {
  const [isWriting, setIsWriting] = useState(false);
  const guide = toResourceSubtab(part);
  if (guide) return <GuidePage name={guide} viewer={user.id} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {GUIDES.map(({ part: name, icon, title, text }) => (
          <ResourceCard key={name} icon={icon} title={title} text={text}>
            <Button variant="quiet" onClick={() => onPartChange(name)}>
              Read<span className="sr-only"> the {title.toLowerCase()}</span>
            </Button>
            <DownloadLink file={`${name}.pdf`} label="Download PDF" description={title} />
          </ResourceCard>
        ))}
        <ResourceCard
          icon={FileSpreadsheet}
          title="Alumni import template"
          text="A CSV file with the columns of the import. You can also use your own columns and match them during the import."
        >
          <DownloadLink file={TEMPLATE_FILE_NAME} label="Download CSV" description="Alumni import template" />
        </ResourceCard>
        <ResourceCard
          icon={ChartColumn}
          title="Analytics export template"
          text="A CSV file with the columns of the analytics export. Use it to set up your reports."
        >
          <DownloadLink
            file="analytics_export_template.csv"
            label="Download CSV"
            description="Analytics export template"
          />
        </ResourceCard>
        <ResourceCard
          icon={CircleQuestionMark}
          title="Frequently asked questions"
          text="Short answers for students, alumni and colleges."
        >
          <Link to="/faq" className={buttonStyles({ variant: 'quiet' })}>
            View FAQ
          </Link>
        </ResourceCard>
        <ResourceCard icon={LifeBuoy} title="Support" text="Write to us. We reply by email.">
          <Button variant="quiet" onClick={() => setIsWriting(true)}>
            Contact Support
          </Button>
        </ResourceCard>
      </ul>
      {isWriting && <ContactSupportDialog onClose={() => setIsWriting(false)} />}
    </>
  );
}

interface ResourceCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function ResourceCard({ icon: Icon, title, text, children }: ResourceCardProps) {
  return (
    <li className="card grid content-between gap-4 p-5">
      <div className="flex gap-4">
        <Icon size={24} aria-hidden="true" className="mt-1 shrink-0 text-ivy" />
        <div className="min-w-0">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1 text-muted">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

function DownloadLink({ file, label, description }: { file: string; label: string; description: string }) {
  return (
    <a href={resourceUrl(file)} download={file} className={buttonStyles({ variant: 'quiet' })}>
      {label}
      <span className="sr-only"> of {description.toLowerCase()}</span>
    </a>
  );
}
