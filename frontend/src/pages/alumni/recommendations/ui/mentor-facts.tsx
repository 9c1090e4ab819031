import { listCardSkills, type AlumniUser } from '@/entities/alum';
import { Chip } from '@/shared/ui/chip';
import { mentorFacts } from '../model/mentor-facts';

/** A mentor's work, and up to four of their skills. */
export function MentorFacts({ mentor: { alumniProfile } }: { mentor: AlumniUser }) {
  const skills = alumniProfile ? listCardSkills(alumniProfile) : [];
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
        {mentorFacts(alumniProfile).map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="num wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {skills.length > 0 && (
        <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="min-w-0 wrap-anywhere">
              <Chip tone="grey">{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
