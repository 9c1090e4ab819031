export { type RawMyPeopleSearch } from './model/tabs';
export { MyPeoplePage } from './ui/my-people-page';
