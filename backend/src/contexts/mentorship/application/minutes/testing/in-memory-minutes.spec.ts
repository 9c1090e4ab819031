import { InMemoryGivenMinutes, InMemoryMinutesCharges } from './in-memory-minutes';
import { describeMinutes } from './minutes.contract';

describeMinutes('memory', async () => ({ given: new InMemoryGivenMinutes(), charges: new InMemoryMinutesCharges() }));
