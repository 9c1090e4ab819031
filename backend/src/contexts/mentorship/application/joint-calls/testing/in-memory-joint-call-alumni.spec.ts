import { InMemoryJointCallAlumni } from './in-memory-joint-call-alumni';
import { describeJointCallAlumni } from './joint-call-alumni.contract';

describeJointCallAlumni('memory', async (alumni) => new InMemoryJointCallAlumni(alumni));
