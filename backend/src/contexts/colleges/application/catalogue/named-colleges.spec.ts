import { FewColleges } from '../testing/fakes';
import { describeNamedColleges, NAMESAKES } from './testing/known-colleges.contract';

describeNamedColleges('A list in memory', () => new FewColleges(...NAMESAKES));
