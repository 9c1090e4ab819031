export { JointCallPage } from './ui/joint-call-page';
