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
  summary: 'How to get verified, manage your college’s page, import alumni and work with colleagues.',
  sections: [
    {
      title: 'Verify that you work at your college',
      blocks: [
        textBlock(
          'You can use the dashboard and change your college’s page once you’re verified. The quickest way to get verified is a code that we send to your work email.',
        ),
        stepsBlock(
          'Open the dashboard and enter your address at the college, such as name@college.edu. It must use the same domain as the college’s website. Student and alumni addresses aren’t accepted.',
          `Open the email and enter the code. It’s valid for ${VERIFICATION_CODE.validForMs / 60_000} minutes.`,
          'If you don’t have such an address, the main administrator of your college or our team can approve you instead.',
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
          'The first administrator of a college is its main administrator. Each college has exactly one. Only the main administrator can invite, change or remove other administrators.',
        ),
        bulletListBlock(
          `Invite: choose Add Administrator and enter an email address. The link in the email works for ${toDays(INVITATION_VALIDITY_MS)} days. You can withdraw an invitation at any time.`,
          'Hand over: choose Make main administrator next to a colleague. After that, only your colleague can give the role back.',
          'Remove: your colleague loses access right away, even on pages that are already open.',
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
          'College Profile shows each field with its value from the federal College Scorecard. If you enter another value, your college’s page shows yours and names your college as the source.',
        ),
        bulletListBlock(
          'Enter rates as 0.65 or as 65. We show both as 65.0%.',
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
          'Upload it under Alumni Data. The columns can have any names and order. You match them to ours, and we remember your choices for next time.',
          'Look at the preview, which marks cells with a problem. Then choose Check the file. We don’t store anything yet.',
          'Start the import. You can watch its progress or cancel it. If anything interrupts the import, we store nothing from the file.',
          'Download the rows that we couldn’t import. The file gives the reason for each row. Correct the rows and upload the file.',
        ),
        bulletListBlock(
          `A file can have up to ${MAX_ROWS_LABEL} rows and be up to ${MAX_UPLOAD_MEGABYTES} MB. You can import ${RATE_LIMITS.alumniImportsPerCollege.points} files a day. For longer lists, contact support.`,
          'We skip people who are already in your list. Uploading a file twice adds nothing.',
          `You can undo an import for ${toDays(UNDO_PERIOD_MS)} days. People who have claimed their profile stay in your list.`,
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
          `We send one reminder. We delete data that isn’t claimed within ${toDays(UNCLAIMED_RETENTION_MS)} days. Your alumni list shows the deletion date.`,
        ),
      ],
    },
    {
      title: 'Events and reviews',
      blocks: [
        textBlock(
          'Administrators can add campus events and reply to reviews on the college’s page. Replies are public and show your college’s name, not yours. If a review breaks our rules, you can report it.',
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
          'Send a short message to your alumni first, so they expect our email. Two sentences are enough: say who we are, and that nothing is visible until they agree.',
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
          'Write the description for a 17-year-old. Say what a typical day is like, who does well there, and what’s challenging.',
          'Change figures only if you have newer ones than the federal data, and say where they come from.',
          'Reply to critical reviews within a week. Thank the author, correct any errors, and name a person to contact. Don’t argue.',
          'When you announce an event, say when and where it takes place and who it’s for.',
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
          'Don’t try to identify the students in your statistics.',
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
