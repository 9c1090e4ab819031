import { render, screen } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { CollegeDescription } from './college-description';

describe('the description of a college', () => {
  it('is its own text', () => {
    const { container } = render(<CollegeDescription college={aCollegeInDetail({ description: 'On a river.' })} />);
    expect(container).toHaveTextContent(/^On a river\.$/);
  });

  it('is written from its figures otherwise, and says so', () => {
    render(<CollegeDescription college={aCollegeInDetail({ description: null, summary: 'A public college.' })} />);
    expect(screen.getByText(/^A public college\./)).toHaveTextContent('Written from official figures.');
  });
});
