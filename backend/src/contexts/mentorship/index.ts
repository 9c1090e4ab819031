export { MentorshipModule } from './mentorship.module';
