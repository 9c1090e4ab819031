import { TriangleAlert } from 'lucide-react';
import { Chip } from '@/shared/ui/chip';

/** Marks an urgent case. */
export const UrgentChip = () => (
  <Chip tone="gold">
    <TriangleAlert size={12} aria-hidden="true" className="mr-1 inline-block align-[-1px]" />
    Urgent
  </Chip>
);
