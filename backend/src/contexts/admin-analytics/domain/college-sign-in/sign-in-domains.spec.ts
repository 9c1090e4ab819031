import { assertDomainsOfCollege, DomainNotOfCollege } from './sign-in-domains';

describe('a domain of a college', () => {
  it.each(['college.edu', 'COLLEGE.edu', ' staff.college.edu', 'a.b.college.edu'])('can be %s', (domain) => {
    expect(() => assertDomainsOfCollege([domain], 'college.edu')).not.toThrow();
  });

  it.each(['edu', 'othercollege.edu', 'college.edu.example', 'gmail.com', ''])('can’t be “%s”', (domain) => {
    expect(() => assertDomainsOfCollege(['college.edu', domain], 'college.edu')).toThrow(DomainNotOfCollege);
  });
});
