export { type MyPeopleAddress } from './model/tabs';
export { MyPeoplePage } from './ui/my-people-page';
