import type { Mail } from '../../../../shared/application/mailbox';
import type { ClaimPages } from './ports/claimants';
import type { InvitationMail } from './ports/imported-alumni';

const formatDay = (date: Date): string => date.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });

const SHARED_DETAILS_LABEL =
  'your name, email address, graduation year and major, and possibly your job title, company and LinkedIn address';

/**
 * Writes the email to an imported alum. It contains nothing that the college wrote about the person: otherwise a file
 * could send any text to any address.
 */
export function invitationMail(
  { kind, importedAt, purgeAt }: InvitationMail,
  college: string,
  token: string,
  pages: ClaimPages,
): Pick<Mail, 'subject' | 'content'> {
  const { productName } = pages;
  const isReminder = kind === 'reminder';
  return {
    subject: isReminder
      ? `Reminder: ${college} shared your details with ${productName}`
      : `${college} shared your details with ${productName}`,
    content: {
      recipientName: null,
      blocks: [
        `On ${formatDay(importedAt)}, ${college} gave us ${SHARED_DETAILS_LABEL}. It would like its alumni to answer questions from students who are considering the college. Only ${college} can see these details.`,
        'See what we received, correct it, and choose who can see your profile.',
      ],
      button: { label: 'See your details', url: pages.claimUrl(token) },
      notes: [
        {
          text: `If you don't want this, use this link. We'll delete your details, and ${college} can't add you again:`,
          links: [{ label: 'Delete my details', url: pages.declineUrl(token) }],
        },
        `If you do nothing, we'll delete your details on ${formatDay(purgeAt)}. ${isReminder ? "We won't remind you again." : "We'll remind you once."}`,
      ],
      footer: {
        reason: `You're getting this email because ${college} added you to its alumni list on ${productName}. Opening a link doesn't change anything until you confirm on the page.`,
        links: [],
      },
    },
  };
}
