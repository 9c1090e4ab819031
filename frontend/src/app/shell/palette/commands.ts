import {
  Download,
  FileText,
  Keyboard,
  LibraryBig,
  Lock,
  LogIn,
  LogOut,
  MessageCircleQuestionMark,
  Monitor,
  Moon,
  School,
  SquarePen,
  Sun,
  UserPlus,
} from 'lucide-react';
import { showDialog, type Command } from '@/features/command-palette';
import type { User } from '@/shared/auth';
import { setTheme } from '@/shared/lib/theme';
import { listMenuEntries } from '../navigation/navigation';

const LEGAL_COMMANDS: readonly Command[] = [
  { id: 'privacy-policy', label: 'Privacy Policy', Icon: FileText, does: '/privacy-policy' },
  { id: 'terms', label: 'Terms of Service', Icon: FileText, does: '/terms' },
];

const VISITOR_COMMANDS: readonly Command[] = [
  { id: '/college', label: 'College Hub', Icon: School, does: '/college' },
  { id: '/colleges', label: 'College Directory', words: 'compare map', Icon: LibraryBig, does: '/colleges' },
  { id: 'sign-in', label: 'Sign In', words: 'log in', Icon: LogIn, does: '/auth' },
  {
    id: 'register',
    label: 'Get Started',
    words: 'create account register',
    Icon: UserPlus,
    does: '/auth?tab=register',
  },
];

/** Returns the pages a user can open, labeled as in the menu. */
export function listPageCommands(user: User | null): Command[] {
  if (!user) return [...VISITOR_COMMANDS, ...LEGAL_COMMANDS];
  const menu = listMenuEntries(user.role).map(({ label, mobileLabel, to, Icon }): Command => {
    const names = [label, mobileLabel].filter((name) => name !== null);
    return { id: String(to), label: names[0] ?? '', words: names.join(' '), Icon, does: String(to) };
  });
  return [
    ...menu,
    { id: '/privacy', label: 'Privacy', words: 'visibility settings', Icon: Lock, does: '/privacy' },
    { id: '/data-export', label: 'Your data', words: 'export download', Icon: Download, does: '/data-export' },
    ...LEGAL_COMMANDS,
  ];
}

/** Returns the actions that can be run from the palette. */
export function listActionCommands(user: User | null, signOut: () => void): Command[] {
  const look = 'appearance theme';
  const always: Command[] = [
    { id: 'theme-light', label: 'Use the light theme', words: look, Icon: Sun, does: () => setTheme('light') },
    { id: 'theme-dark', label: 'Use the dark theme', words: look, Icon: Moon, does: () => setTheme('dark') },
    {
      id: 'theme-system',
      label: "Use your device's theme",
      words: look,
      Icon: Monitor,
      does: () => setTheme('system'),
    },
    {
      id: 'shortcuts',
      label: 'Show keyboard shortcuts',
      words: 'help',
      Icon: Keyboard,
      does: () => showDialog('shortcuts'),
    },
  ];
  if (!user) return always;
  const write = {
    id: 'new-message',
    label: 'New Message',
    words: 'write send',
    Icon: SquarePen,
    does: '/messages?new=1',
  };
  const discussionCommand = {
    id: 'new-discussion',
    label: 'New discussion',
    words: 'forum ask question post',
    Icon: MessageCircleQuestionMark,
    does: '/forum?new=1',
  };
  return [
    ...(user.role === 'college_admin' ? [] : [write]),
    discussionCommand,
    ...always,
    { id: 'sign-out', label: 'Sign Out', words: 'log out logout', Icon: LogOut, does: signOut },
  ];
}
