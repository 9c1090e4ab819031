import { z } from 'zod';
import type { CollegeInterestFacade } from '../../contexts/colleges';
import { idSchema } from './college-tools';
import { defineTool, type Tool, ToolRefusal } from './tool';

const savedSchema = z.object({
  college_id: z.number(),
  name: z.string(),
  city: z.string(),
  state: z.string().describe('two-letter code'),
  status: z.string().describe('how far the person is: considering, applying, applied, accepted or chosen'),
  deadline: z.string().nullable().describe('a date'),
  note: z.string().nullable().describe('only the person can read it'),
  saved_at: z.string().describe('ISO 8601, UTC'),
  url: z.string(),
});

type Saved = z.output<typeof savedSchema>;
type SavedView = Awaited<ReturnType<CollegeInterestFacade['saveCollege']>>;

/** The tools for the owner of an access token. @param origin scheme, host and port of the pages */
export function personalTools(interest: CollegeInterestFacade, origin: string): readonly Tool[] {
  const toSaved = ({ id, name, city, state, status, deadline, note, saved_at }: SavedView): Saved => {
    return { college_id: id, name, city, state, status, deadline, note, saved_at, url: `${origin}/college/${id}` };
  };
  const list = defineTool(
    {
      name: 'list_saved_colleges',
      title: 'List saved colleges',
      description: 'Returns the colleges that the owner of the access token saved, newest first.',
      scope: 'me:read',
      input: z.strictObject({}),
      output: z.object({ colleges: z.array(savedSchema) }),
    },
    async (_, ownerId) => {
      const colleges = (await interest.listSavedColleges(requireOwner(ownerId))).map(toSaved);
      return { data: { colleges }, text: [`${colleges.length} saved colleges.`, ...colleges.map(describe)].join('\n') };
    },
  );
  const save = defineTool(
    {
      name: 'save_college',
      title: 'Save a college',
      description:
        'Adds a college to the saved colleges of the owner of the access token. Saving it again changes nothing.',
      scope: 'saved:write',
      input: z.strictObject({ collegeId: idSchema }),
      output: savedSchema,
    },
    async ({ collegeId }, ownerId) => {
      const saved = toSaved(await interest.saveCollege(requireOwner(ownerId), collegeId));
      return { data: saved, text: `Saved: ${describe(saved)}` };
    },
  );
  return [list, save];
}

function requireOwner(ownerId: number | null): number {
  if (ownerId === null) throw new ToolRefusal('Send an access token.');
  return ownerId;
}

const describe = ({ name, state, status, deadline, url }: Saved): string =>
  `- ${name}, ${state} (${status}${deadline === null ? '' : `, deadline ${deadline}`}). ${url}`;
