import type { TabProps } from '../../model/tab-props';
import { ImportTool } from './import/import-tool';

/** Importing the college's alumni, and what became of them. */
export default function AlumniTab({ user }: TabProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <ImportTool viewer={user.id} />
    </div>
  );
}
