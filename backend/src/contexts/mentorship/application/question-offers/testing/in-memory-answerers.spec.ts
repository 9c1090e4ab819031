import { describeAnswerers } from './answerers.contract';
import { InMemoryAnswerers } from './in-memory-answerers';

describeAnswerers('memory', async () => {
  const answerers = new InMemoryAnswerers();
  return {
    answerers,
    saveProfile: async (userId, { collegeId, transferredFromCollegeId = null, major, location }) =>
      answerers.add(userId, { collegeId, transferredFromCollegeId, major, location }),
    saveMinutes: async (userId, minutes) => answerers.setMinutes(userId, minutes),
  };
});
