import { findImpersonatingNameFault, findImpersonatingUsernameFault } from './personal-details';

describe('a full name', () => {
  it.each([
    'Bank www.evil.example Support',
    'Gradspan Moderator',
    'gradspan',
    'Grad span Team',
    'The Gradspan Team',
    'Administrator',
    'ADMIN',
    'Аdmin Team', // Cyrillic А
    'Moderator Lee',
    'Adm1n',
    'Ａｄｍｉｎ',
    'Ádmin',
    'Customer Support',
    'Help Desk',
    'Security Team',
    'A student',
    'a  Student',
    'An alum',
    'Anonymous',
    'Deleted user',
    'College administrator',
    'visit evil.com now',
    'evil.example',
    'lee@example.org',
    'https://evil.example',
    'Lee ｗｗｗ.evil',
  ])('that poses as staff, a link or an anonymous author is refused: %s', (name) => {
    expect(findImpersonatingNameFault(name)).not.toBeNull();
  });

  it.each([
    'Robin Example',
    'J.R.R. Tolkien',
    'Dr.Maria St.John',
    'Anne-Marie O’Neill',
    'Joe Root',
    'Leslie Staff',
    'Ada Student',
    'Ana Modera',
    'Admira Kovač',
    'Supporte Alain',
    'William Bank',
    'Chris Service',
    'Sam Official',
    'Mo Alumni Khan',
    'Иван Петров',
    'Αδάμ Μόδης',
    'Адмирал Иванов',
    '李小龙',
    'محمد الأمين',
    'নূর জাহান',
    'Nguyễn Thị Minh Khai',
    'Þórr Ægirsson',
    'X Æ A-12',
    'D. Co',
    'Martin Luther King Jr.',
    'Jos. de Me',
    '',
  ])('of a person is accepted: %s', (name) => {
    expect(findImpersonatingNameFault(name)).toBeNull();
  });
});

describe('a username', () => {
  it.each(['administrator', 'Admin', 'the-moderator', 'support.team', 'gradspan', 'my.gradspan'])(
    'that poses as staff is refused: %s',
    (name) => {
      expect(findImpersonatingUsernameFault(name)).not.toBeNull();
    },
  );

  it.each(['grad-span', 'adm1n', 'root', 'deleted.user', 'anonymous'])('in place of a name is refused: %s', (name) => {
    expect(findImpersonatingUsernameFault(name)).not.toBeNull();
  });

  it.each([
    'robin',
    'demo.admin',
    'joe.root',
    'lee.support',
    'admira',
    'student',
    'student7.lee',
    '1234',
    'r2d2',
    'adm.one',
  ])('of a person is accepted: %s', (name) => {
    expect(findImpersonatingUsernameFault(name)).toBeNull();
  });
});
