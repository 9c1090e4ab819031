import { INVITATION_VALIDITY_MS } from '../../domain/administrators/invitation';
import { MAX_UPLOAD_BYTES, MAX_ROWS, UNDO_PERIOD_MS } from '../../domain/alumni-import/limits';
import { UNCLAIMED_RETENTION_MS } from '../../domain/alumni-import/retention';
import { VERIFICATION_CODE } from '../../domain/verification/verification';
import { REMINDER_DAYS } from '../../domain/memberships/membership';
import { RATE_LIMITS } from '../../../../shared/domain/limits';

const DAY_MS = 24 * 60 * 60 * 1_000;
const toDays = (duration: number): number => duration / DAY_MS;
const MAX_UPLOAD_MEGABYTES = MAX_UPLOAD_BYTES / 1_024 / 1_024;
const MAX_ROWS_LABEL = MAX_ROWS.form.toLocaleString('en-US');

/** A paragraph, a list of points, or ordered steps. */
export type GuideBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'points' | 'steps'; readonly items: readonly string[] };

export interface GuideSection {
  readonly title: string;
  readonly blocks: readonly GuideBlock[];
}

/** A guide for administrators. The page and the PDF are both built from it. */
export interface Guide {
  readonly name: GuideName;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly GuideSection[];
}

export const GUIDE_NAMES = ['admin-guide', 'best-practices'] as const;
export type GuideName = (typeof GUIDE_NAMES)[number];

const textBlock = (content: string): GuideBlock => ({ kind: 'text', text: content });
const bulletListBlock = (...items: string[]): GuideBlock => ({ kind: 'points', items });
const stepsBlock = (...items: string[]): GuideBlock => ({ kind: 'steps', items });

const ADMIN_GUIDE: Guide = {
  name: 'admin-guide',
  title: 'Administrator guide',
  summary: 'How to verify your college, manage its page, import alumni and work with colleagues.',
  sections: [
    {
      title: 'Verify that you work at your college',
      blocks: [
        textBlock(
          'You can read the dashboard and change your college’s page once you’re verified. The quickest way is a code that we send to your work email.',
        ),
        stepsBlock(
          'Open the dashboard and enter your address at the college, such as name@college.edu. It must use the same domain as the college’s website. Student and alumni addresses aren’t accepted.',
          `Open the email and enter the code. It’s valid for ${VERIFICATION_CODE.validForMs / 60_000} minutes.`,
          'If your college doesn’t have one, the main administrator of your college or our team approves you instead.',
        ),
        textBlock(
          `We ask you to verify again every year. We send you a reminder ${REMINDER_DAYS.join(' and ')} days before.`,
        ),
      ],
    },
    {
      title: 'Work with colleagues',
      blocks: [
        textBlock(
          'The first administrator of a college is its main administrator. Only the main administrator invites, changes and removes others. Each college has exactly one.',
        ),
        bulletListBlock(
          `Invite: choose Add Administrator and enter an email address. The link in the email works for ${toDays(INVITATION_VALIDITY_MS)} days. You can withdraw an invitation at any time.`,
          'Hand over: choose Make main administrator next to a colleague. Only they can give the role back.',
          'Remove: a removed administrator loses access right away, even on open pages.',
        ),
        textBlock(
          'Turn on two-factor authentication under Account Settings. It protects your college’s page if someone learns your password.',
        ),
      ],
    },
    {
      title: 'Edit your college’s page',
      blocks: [
        textBlock(
          'Under College Profile you see each field with the value that the federal College Scorecard reports. What you enter replaces it on the page, and the page says that it comes from you.',
        ),
        bulletListBlock(
          'Rates can be entered as 0.65 or as 65. Both are shown as 65.0%.',
          'The preview shows the page as visitors will see it.',
          'Update History lists who changed what and when. You can revert any change.',
        ),
      ],
    },
    {
      title: 'Import your alumni',
      blocks: [
        stepsBlock(
          'Save your list as a CSV file with one person in each row. First name, last name, email, graduation year and major are required.',
          'Upload it under Alumni Data. The columns can have any names and order: you match them to ours, and we remember it for next time.',
          'Check the preview. Cells with a problem are marked. Then check the whole file. Nothing is stored yet.',
          'Import. You can watch the progress and cancel. If anything interrupts the import, nothing from the file is stored.',
          'Download the rows that couldn’t be imported, with the reason for each, correct them and upload that file.',
        ),
        bulletListBlock(
          `A file can have up to ${MAX_ROWS_LABEL} rows and be up to ${MAX_UPLOAD_MEGABYTES} MB, and you can import ${RATE_LIMITS.alumniImportsPerCollege.points} files a day. For longer lists, contact support.`,
          'We skip people who are already in your list. Uploading a file twice adds nothing.',
          `You can undo an import for ${toDays(UNDO_PERIOD_MS)} days. People who have claimed their profile stay.`,
        ),
      ],
    },
    {
      title: 'What happens to the people you import',
      blocks: [
        textBlock(
          'Each person gets an email that says which college gave us their data and why. Until they claim their profile, no one can find, see or message them.',
        ),
        bulletListBlock(
          'They claim the profile, choose a password, and decide whether the profile is visible and whether they mentor students.',
          'They can decline. We then delete their data and won’t accept it again from your college.',
          `We send one reminder. We delete data that isn’t claimed within ${toDays(UNCLAIMED_RETENTION_MS)} days. The list shows the date.`,
        ),
      ],
    },
    {
      title: 'Events and reviews',
      blocks: [
        textBlock(
          'Administrators can add campus events and reply to reviews on the college’s page. Replies are public and show your college’s name, not yours. You can report reviews that break the rules like any other content.',
        ),
      ],
    },
  ],
};

const BEST_PRACTICES: Guide = {
  name: 'best-practices',
  title: 'Best practices',
  summary: 'What helps colleges bring alumni and students together, and what to avoid.',
  sections: [
    {
      title: 'Before you import',
      blocks: [
        bulletListBlock(
          'Make sure that you’re allowed to share the data. Most colleges cover this in their alumni records policy; ask your registrar or counsel if you’re not sure.',
          'Leave out people who asked not to be contacted.',
          'Send a short message to your alumni first, so they expect our email. Two sentences are enough: who we are, and that nothing is visible until they agree.',
          'Start with one class year. Look at the result, then import the others.',
        ),
      ],
    },
    {
      title: 'Keep your list useful',
      blocks: [
        bulletListBlock(
          'Use personal email addresses. Most alumni lose their college address within a few years.',
          'Use the major names from your catalog. Students filter by them.',
          'Add job title and company where you have them. People are more likely to claim a nearly complete profile, and students find it sooner.',
          'Import new graduates every summer. You can upload the same file again: we skip people who are already in your list.',
        ),
      ],
    },
    {
      title: 'A page that students trust',
      blocks: [
        bulletListBlock(
          'Write the description for a student of 17: what a typical day is like, who does well there, and what’s challenging.',
          'Change figures only if you have newer ones than the federal data, and say where they come from.',
          'Reply to critical reviews within a week. Thank the author, correct facts, and name a person to contact. Don’t argue.',
          'Announce events with a time, a place and who they’re for.',
        ),
      ],
    },
    {
      title: 'Respect students',
      blocks: [
        textBlock(
          'Students choose what you learn about them. Statistics are anonymous and never cover fewer than ten students.',
        ),
        bulletListBlock(
          'Don’t try to find out who is behind a number.',
          'Don’t ask alumni to share what students say to them.',
          'Many students are under 18. They decide who contacts them.',
        ),
      ],
    },
    {
      title: 'Keep the account safe',
      blocks: [
        bulletListBlock(
          'Have at least two administrators, so that your college isn’t locked out when one leaves.',
          'Give every colleague their own account. Don’t share passwords.',
          'Remove colleagues on the day they leave your team.',
          'Turn on two-factor authentication and keep the recovery codes in a safe place.',
        ),
      ],
    },
  ],
};

const GUIDES: Readonly<Record<GuideName, Guide>> = {
  'admin-guide': ADMIN_GUIDE,
  'best-practices': BEST_PRACTICES,
};

export const getGuide = (name: GuideName): Guide => GUIDES[name];
