export { administratorsQuery, type CollegeAdmin, type CollegeAdministrator } from './api/college-administrators';
