export { CollegesModule } from './colleges.module';
