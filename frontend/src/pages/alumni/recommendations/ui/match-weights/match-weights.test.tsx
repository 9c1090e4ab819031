import { screen, waitFor, within } from '@testing-library/react';
import { aStudent } from '@test/support/people';
import { anotherRecommendation, aRaise, aRecommendation } from '@test/support/recommendations';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

async function open(address = '/recommendations') {
  server.respond('GET /api/recommendations', [aRecommendation(), anotherRecommendation()]);
  server.respondByDefault('GET /api/recommendations/dials', {
    order: [],
    raises: [aRaise(), aRaise({ what: 'Add your location', field: 'location', more: 1 })],
  });
  const page = visit(address, { as: aStudent() });
  await screen.findByRole('list', { name: 'Recommended mentors' });
  return page;
}

const order = () => {
  const list = within(screen.getByRole('list', { name: 'Recommended mentors' }));
  return list.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
};
const slider = (name: string) => screen.getByRole('slider', { name });

describe('the match weights', () => {
  it('start with the defaults, and the best match is first', async () => {
    await open();
    expect(order()).toEqual(['Lee Sample', 'Kim Example']);
    expect(slider('Major or field')).toHaveAttribute('aria-valuetext', '30, the default');
    expect(screen.getByRole('button', { name: 'Reset sliders' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('are changed with the keyboard: the order follows immediately, the URL after a pause', async () => {
    const { user, place } = await open();
    slider('Major or field').focus();
    await user.keyboard('{End}');
    expect(order()).toEqual(['Kim Example', 'Lee Sample']);
    expect(slider('Major or field')).toHaveAttribute('aria-valuetext', '100, default 30');
    expect(slider('Major or field')).toHaveFocus();
    expect(screen.getByText(/Best match with your settings: Kim Example, 78%/)).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(place()).toBe('/recommendations?major=95'));
    expect(slider('Major or field')).toHaveAttribute('aria-valuenow', '95');
  });

  it('are read from the URL, and the scores mention it', async () => {
    await open('/recommendations?major=100&considered=0');
    expect(order()).toEqual(['Kim Example', 'Lee Sample']);
    const kim = within(screen.getByRole('article', { name: 'Kim Example' }));
    expect(kim.getByText('This score uses your settings. Without them, it’s 62%.')).toBeInTheDocument();
    expect(kim.getByRole('meter')).toHaveAttribute('aria-valuetext', '88%, Excellent Match');
  });

  it('can be reset', async () => {
    const { user, place } = await open('/recommendations?major=100');
    await user.click(screen.getByRole('button', { name: 'Reset sliders' }));
    expect(order()).toEqual(['Lee Sample', 'Kim Example']);
    await waitFor(() => expect(place()).toBe('/recommendations'));
    expect(screen.getByRole('button', { name: 'Reset sliders' })).toHaveFocus();
  });
});

describe('the profile suggestions', () => {
  it('link to the fields of the settings', async () => {
    await open();
    const raises = within(await screen.findByRole('region', { name: 'Improve your matches' }));
    expect(raises.getByRole('link', { name: 'Add a career goal, for example Research' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=details#careerGoals',
    );
    expect(raises.getByText('12 more mentors with a match above 70')).toBeInTheDocument();
    expect(raises.getByText('1 more mentor with a match above 70')).toBeInTheDocument();
  });

  it('show an error without affecting the mentors when loading fails', async () => {
    server.respond('GET /api/recommendations/dials', problem(500));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(order()).toHaveLength(2);
  });
});
