const backend = require('./backend/jest.config.cjs');
const frontend = require('./frontend/jest.config.cjs');

module.exports = { projects: [...backend.projects, frontend] };
