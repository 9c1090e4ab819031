import { Link } from '@tanstack/react-router';
import type { Connection } from '@/entities/connection';

/** A name that links to the person's page, if they have one. */
export function PersonLink({ person, name }: { person: Connection['other']; name: string }) {
  if (!person.hasProfile) return <>{name}</>;
  if (person.role === 'alumni') {
    return (
      <Link to="/alumni/$alumniId" params={{ alumniId: String(person.id) }} className="link">
        {name}
      </Link>
    );
  }
  return (
    <Link to="/students/$studentId" params={{ studentId: String(person.id) }} className="link">
      {name}
    </Link>
  );
}
