import { findWebsiteDomain, isStaffAddress } from './staff-address';

/** Behaves like the public suffix list for these names. */
const registrable = (host: string): string | null =>
  host.includes('.') && !/^[\d.]+$/.test(host) ? host.split('.').slice(-2).join('.') : null;

describe('a staff address', () => {
  it.each([
    ['dean@example.edu', 'www.example.edu'],
    ['dean@EXAMPLE.edu', 'https://www.example.edu/admissions'],
    ['dean@admissions.example.edu', 'http://example.edu/'],
    ['dean@example.edu', 'https://campus.example.edu'],
    ['dean@academy.example.com', 'academy.example.com'],
    ['dean@example.com', 'https://academy.example.com'],
    ['dean@studio.example.edu', 'www.example.edu'],
    ['dean@studies.example.edu', 'www.example.edu'],
    ['dean@aluminum.example.edu', 'www.example.edu'],
    ['dean@gradschool.example.edu', 'www.example.edu'],
    ['dean@stu.edu', 'www.stu.edu'],
    ['dean@hr.studentcollege.edu', 'www.studentcollege.edu'],
  ])('can be %s for %s', (email, website) =>
    expect(isStaffAddress(email, findWebsiteDomain(website, registrable))).toBe(true),
  );

  it.each([
    ['robin@alumni.example.edu', 'www.example.edu'],
    ['robin@student.example.edu', 'www.example.edu'],
    ['robin@mail.students.example.edu', 'www.example.edu'],
    ['robin@student-mail.example.edu', 'www.example.edu'],
    ['robin@mystudents.example.edu', 'www.example.edu'],
    ['robin@stu.example.edu', 'www.example.edu'],
    ['robin@mail-stu.example.edu', 'www.example.edu'],
    ['robin@stud.example.edu', 'www.example.edu'],
    ['robin@undergrad.example.edu', 'www.example.edu'],
    ['robin@grads2024.example.edu', 'www.example.edu'],
    ['robin@alum.example.edu', 'www.example.edu'],
    ['robin@alumnimail.example.edu', 'www.example.edu'],
    ['robin@pupils.example.edu', 'www.example.edu'],
    ['robin@STUDENT-mail.example.edu', 'www.example.edu'],
    ['dean@other.edu', 'www.example.edu'],
    ['dean@notexample.edu', 'www.example.edu'],
    ['dean@example.edu.attacker.com', 'www.example.edu'],
    ['dean@google.com', 'https://sites.google.com/academy'],
    ['dean@edu', 'edu'],
    ['dean@127.0.0.1', 'http://127.0.0.1'],
    ['dean@example.edu', ''],
    ['dean@example.edu', 'not a website'],
  ])('cannot be %s for %s', (email, website) =>
    expect(isStaffAddress(email, findWebsiteDomain(website, registrable))).toBe(false),
  );

  it('has the registrable domain of the college’s website', () => {
    expect(findWebsiteDomain('https://www.example.edu/about', registrable)).toBe('example.edu');
    expect(findWebsiteDomain('www.academy.example.org', registrable)).toBe('example.org');
  });
});
